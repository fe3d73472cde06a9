// The page without a network: a service worker keeps all files, and a new version waits until the
// user wants it.

/** How often a page that stays open asks for a new version, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

class Offline {
  /** The version that waits. */
  #waiting = $state.raw<ServiceWorker>();
  #reloads = false;

  /** Whether a new version is ready. */
  get ready(): boolean {
    return this.#waiting !== undefined;
  }

  /** Begins to store the files of the page. Nothing is lost where a browser does not allow it. */
  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    try {
      const workers = navigator.serviceWorker;
      const registration = await workers.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' });
      this.#update(registration);
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', () => this.#update(registration));
      });
      workers.addEventListener('controllerchange', () => {
        if (this.#reloads) location.reload();
      });
      setInterval(() => registration.update().catch(() => undefined), ASK_EVERY);
    } catch {
      // Without it the page works as long as there is a network.
    }
  }

  /** Takes the new version and loads the page again. The game is in the address. */
  reload(): void {
    this.#reloads = true;
    if (this.#waiting) this.#waiting.postMessage('take over');
    else location.reload();
  }

  /** The first version has nothing to wait for. */
  #update(registration: ServiceWorkerRegistration): void {
    this.#waiting = navigator.serviceWorker.controller ? (registration.waiting ?? undefined) : undefined;
  }
}

export const offline = new Offline();
