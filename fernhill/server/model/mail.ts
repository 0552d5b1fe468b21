import { origins } from '../origins.ts'
import { state } from '../state.ts'
import type { Mail } from '../types.ts'

/** Puts a message into the outbox. Nothing is ever sent: tests read it there. */
export function sendMail(mail: Omit<Mail, 'sentAt'>): void {
  state.mails.push({
    ...mail,
    link: origins.shop + mail.link,
    sentAt: new Date().toISOString(),
  })
}

export const lastMail = (to: string): Mail | undefined =>
  state.mails.findLast((mail) => mail.to === to.toLowerCase())
