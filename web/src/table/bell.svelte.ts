import { settings } from '../shared/settings.svelte'
import { t } from '../shared/words.svelte'

/** Tells whose turn it is where the page is not looked at: by the tab's title, and by a notification if wanted. */
class Bell {
  #ringing = false

  ring(mine: boolean, game: string): void {
    document.title = mine ? t('web-title-turn', { game }) : [game, 'Serai'].filter(Boolean).join(' · ')
    const fresh = mine && !this.#ringing
    this.#ringing = mine
    if (!fresh || !settings.notify || document.visibilityState === 'visible') return
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    const note = new Notification(t('web-title-turn', { game }), { icon: './icon.svg', tag: 'serai-turn' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  }
}

export const bell = new Bell()
