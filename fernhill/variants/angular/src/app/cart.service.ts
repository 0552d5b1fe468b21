import { HttpClient } from '@angular/common/http'
import { inject, Injectable } from '@angular/core'
import { firstValueFrom } from 'rxjs'

@Injectable({ providedIn: 'root' })
export class CartService {
  private http = inject(HttpClient)

  add(plantId: number, quantity: number): Promise<unknown> {
    return firstValueFrom(this.http.post('/api/cart', { plantId, quantity }))
  }
}
