const cities = [
  { name: 'Berlin', latitude: 52.52, longitude: 13.4 },
  { name: 'London', latitude: 51.51, longitude: -0.13 },
  { name: 'New York', latitude: 40.71, longitude: -74.01 },
  { name: 'Paris', latitude: 48.86, longitude: 2.35 },
  { name: 'Portland', latitude: 45.52, longitude: -122.68 },
  { name: 'Sydney', latitude: -33.87, longitude: 151.21 },
  { name: 'Tokyo', latitude: 35.68, longitude: 139.69 },
]

/** The nearest of a few cities. Good enough to choose plants by climate. */
export function nearestCity(latitude: number, longitude: number) {
  const distanceTo = (city: (typeof cities)[number]) =>
    Math.hypot(city.latitude - latitude, city.longitude - longitude)

  return cities.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0]?.name
}
