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

  /** Begins to keep the files of the page. Nothing is lost where a browser does not let us. */
  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    try {
      const workers = navigator.serviceWorker;
      const kept = await workers.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' });
      this.#look(kept);
      kept.addEventListener('updatefound', () => {
        kept.installing?.addEventListener('statechange', () => this.#look(kept));
      });
      workers.addEventListener('controllerchange', () => {
        if (this.#reloads) location.reload();
      });
      setInterval(() => kept.update().catch(() => undefined), ASK_EVERY);
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
  #look(kept: ServiceWorkerRegistration): void {
    this.#waiting = navigator.serviceWorker.controller ? (kept.waiting ?? undefined) : undefined;
  }
}

export const offline = new Offline();
