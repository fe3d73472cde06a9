// The server that this page comes from, if there is one: whether it is there, who it takes us for, and
// what tables it has for us.
import { Refused } from '../kernel/desk';
import type { Listed } from '../kernel/generated/online';
import { introduce, lobby, myTables, NoServer } from './api';
import { isMyTurn } from './my-games';

/** How often lists are asked for again, in milliseconds. */
const AGAIN = 30_000;
/** What a server says that only serves the page. */
const NO_TABLES = 'nothing_here';
const NAME = 'parlour.name';

/** `none` on a static host, `gone` where a server or the network is away. */
export type Presence = 'unknown' | 'there' | 'none' | 'gone';

export class Server {
  presence = $state<Presence>('unknown');
  /** What this person was last called; nothing where the server knows nobody here. */
  name = $state(storedName());
  /** The tables of this person. */
  mine = $state.raw<Listed[]>([]);
  /** The public tables that wait for people. */
  open = $state.raw<Listed[]>([]);
  #looking: Promise<void> | undefined;

  /** At how many tables it is this person's turn. */
  get turns(): number {
    return this.mine.filter(isMyTurn).length;
  }

  /** Finds out whether there is a server. What is there is not asked for again. */
  async look(): Promise<void> {
    if (this.presence === 'there' || this.presence === 'none') return;
    this.#looking ??= this.refreshLobby().finally(() => (this.#looking = undefined));
    await this.#looking;
    await this.refreshMine();
  }

  /** Asks for the public tables again. */
  async refreshLobby(): Promise<void> {
    if (!navigator.onLine) return this.#lost(new NoServer('gone'));
    try {
      this.open = await lobby();
      this.presence = 'there';
    } catch (error) {
      this.#lost(error);
    }
  }

  /** Asks for the tables of this person again. Nobody asks who was never here. */
  async refreshMine(): Promise<void> {
    if (this.presence !== 'there' || this.name === '') return;
    try {
      this.mine = await myTables();
    } catch (error) {
      // The server does not know this browser any more; the name may still be used again.
      if (error instanceof Refused) this.mine = [];
    }
  }

  /** Tells the server what this person is called. Throws `Refused` where it does not take the name. */
  async introduce(name: string): Promise<void> {
    const me = await introduce(name);
    this.name = me.name;
    storeName(me.name);
  }

  /** Keeps the tables of this person up to date, until it is told to stop. */
  watch(): () => void {
    void this.look();
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      void (this.presence === 'there' ? this.refreshMine() : this.look());
    };
    const timer = setInterval(refresh, AGAIN);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }

  #lost(error: unknown): void {
    const isThere = this.presence === 'there';
    if (error instanceof Refused) {
      // A server without tables says so in the same way as one that has too much to do.
      this.presence = error.why.code === NO_TABLES ? 'none' : 'there';
    } else {
      this.presence = error instanceof NoServer && error.why === 'none' && !isThere ? 'none' : 'gone';
    }
  }
}

function storedName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

function storeName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // A browser that stores nothing asks for the name again.
  }
}

export const server = new Server();
