import { useEffect } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router'
import { Banner } from '../components/Banner'
import { ConsentBar } from '../components/ConsentBar'
import { Footer } from '../components/Footer'
import { Header } from '../components/Header'
import { QuickSearch } from '../components/QuickSearch'
import { Toasts } from '../components/Toasts'
import { AccountPage } from '../pages/account/AccountPage'
import { CarePage } from '../pages/care/CarePage'
import { CartPage } from '../pages/cart/CartPage'
import { CatalogPage } from '../pages/catalog/CatalogPage'
import { CheckoutPage } from '../pages/checkout/CheckoutPage'
import { DevelopersPage } from '../pages/DevelopersPage'
import { ExtensionPage } from '../pages/ExtensionPage'
import { HomePage } from '../pages/home/HomePage'
import { LabelPrinterPage } from '../pages/LabelPrinterPage'
import { LoginCallback } from '../pages/login/LoginCallback'
import { LoginPage } from '../pages/login/LoginPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { NurseryPage } from '../pages/nursery/NurseryPage'
import { OrderPage } from '../pages/orders/OrderPage'
import { OrdersPage } from '../pages/orders/OrdersPage'
import { PlantPage } from '../pages/plant/PlantPage'
import { TwoFactorPage } from '../pages/TwoFactorPage'
import { Bridge } from './bridge'
import { CartProvider } from './cart'
import { useListener } from './hooks'
import { SessionProvider } from './session'
import { ToastProvider, useToasts } from './toasts'

export function App() {
  return (
    <BrowserRouter>
      <ToastProvider>
        <SessionProvider>
          <CartProvider>
            <Bridge />
            <ScrollToTop />
            <OfflineNotice />
            <Header />
            <Banner />
            <main id="content" tabIndex={-1}>
              <Pages />
            </main>
            <Footer />
            <QuickSearch />
            <Toasts />
            <ConsentBar />
          </CartProvider>
        </SessionProvider>
      </ToastProvider>
    </BrowserRouter>
  )
}

function Pages() {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="login" element={<LoginPage />} />
      <Route path="login/callback" element={<LoginCallback />} />
      <Route path="two-factor" element={<TwoFactorPage />} />
      <Route path="plants" element={<CatalogPage />} />
      <Route path="plants/:id" element={<PlantPage />} />
      <Route path="plants/:id/care" element={<CarePage />} />
      <Route path="care" element={<CarePage />} />
      <Route path="care/:name" element={<CarePage />} />
      <Route path="cart" element={<CartPage />} />
      <Route path="checkout" element={<CheckoutPage />} />
      <Route path="orders" element={<OrdersPage />} />
      <Route path="orders/:id" element={<OrderPage />} />
      <Route path="account" element={<AccountPage />} />
      <Route path="label-printer" element={<LabelPrinterPage />} />
      <Route path="nursery" element={<NurseryPage />} />
      <Route path="extension" element={<ExtensionPage />} />
      <Route path="developers" element={<DevelopersPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** A new page starts at its top. Going back is left to the browser. */
function ScrollToTop() {
  const { pathname } = useLocation()

  useEffect(() => {
    if (!location.hash) scrollTo(0, 0)
  }, [pathname])

  return null
}

function OfflineNotice() {
  const { show } = useToasts()

  useListener(window, 'offline', () => show('You are offline'))

  return null
}
