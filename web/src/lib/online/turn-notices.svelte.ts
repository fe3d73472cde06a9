// Notices of the browser, for whoever looks elsewhere when it is their turn. Only a button asks for them.

const KEY = 'parlour.notices';

class TurnNotices {
  #wanted = $state(false);
  #permission = $state<NotificationPermission>('default');

  constructor() {
    if (!this.possible) return;
    this.#permission = Notification.permission;
    try {
      this.#wanted = localStorage.getItem(KEY) === 'on';
    } catch {
      // The page works in a browser that stores nothing, too.
    }
  }

  /** Whether this browser has notices at all. */
  get possible(): boolean {
    return typeof Notification !== 'undefined';
  }
  /** Whether the user does not allow them. */
  get denied(): boolean {
    return this.#permission === 'denied';
  }
  get on(): boolean {
    return this.#wanted && this.#permission === 'granted';
  }

  /** Turns them on, after asking the user, or off. */
  async set(wanted: boolean): Promise<void> {
    if (wanted) this.#permission = await Notification.requestPermission();
    this.#wanted = wanted && this.#permission === 'granted';
    try {
      localStorage.setItem(KEY, this.#wanted ? 'on' : 'off');
    } catch {
      // Then they are on until the page is closed.
    }
  }

  /** Tells something, where it is wanted and the page is out of sight. A newer notice of the same table
   * takes the place of the older one. */
  async tell(title: string, body: string, table: string): Promise<void> {
    if (!this.on || document.visibilityState === 'visible') return;
    const options = { body, tag: `parlour-${table}`, icon: new URL('icons/parlour.svg', document.baseURI).href };
    try {
      const notice = new Notification(title, options);
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // On some phones only the service worker may tell anything.
      const worker = await navigator.serviceWorker?.getRegistration();
      await worker?.showNotification(title, options);
    }
  }
}

export const turnNotices = new TurnNotices();
