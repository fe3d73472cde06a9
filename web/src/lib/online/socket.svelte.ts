// The connection to a table on a server. It comes back by itself when it was lost, and what was not
// answered then is said again under the same name, so that it is done once.
import { Refused } from '../kernel/desk';
import type { ErrorMessage, Reply, Update } from '../kernel/generated/answers';
import type { Request } from '../kernel/generated/calls';
import type { Viewer } from '../kernel/adapter';
import { PROTOCOL, type ChatLine, type Emote, type FromClient, type FromServer, type Query, type Refusal, type Room, type RoomRequest, type You } from './protocol';

/** How the connection is: not there yet, there, or lost and being made again. */
export type ConnectionState = 'connecting' | 'open' | 'lost';

/** So often somebody is asked to answer, in milliseconds, and so long is waited for that. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
/** The first wait before a new attempt, and the longest, in milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** So many messages may go out at once, and so many a second: a server ends it with whoever says more. */
const AT_ONCE = 30;
const A_SECOND = 12;
/** Reasons of the server that another attempt does not change. */
const FINAL = new Set(['protocol', 'refused']);

/** What a socket needs of a `WebSocket`. */
export type RawSocket = Pick<WebSocket, 'close' | 'onclose' | 'onmessage' | 'onopen' | 'send'>;

/** Something that was said and not answered yet. */
interface Waiting {
  message: FromClient;
  /** Whether it was said on a connection that was lost since, or on this one. */
  said: boolean;
  resolve(ok: unknown): void;
  reject(why: Error): void;
}

/** The table was left while something was on its way. */
export class Left extends Error {}

/** The address of something that the server has for a table. */
export function tableAddress(table: string, what = ''): URL {
  return new URL(`api/v1/tables/${table}${what && `/${what}`}`, document.baseURI);
}

function connect(table: string): RawSocket {
  const address = tableAddress(table, 'socket');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return new WebSocket(address);
}

/** Random letters, also where the page is not in a secure context. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a message is for people to read: a line of the chat, or an emote. */
function isTalk(message: FromClient): boolean {
  return message.type === 'room' && typeof message.do === 'object' && ('chat' in message.do || 'emote' in message.do);
}

export class ServerSocket {
  /** The table's id. */
  readonly table: string;
  connection = $state<ConnectionState>('connecting');
  /** The room, as soon as the server has told it. */
  room = $state.raw<Room>();
  you = $state.raw<You>({ host: false });
  /** When the room was told, by the clock of this device. */
  told = $state.raw(0);
  /** Why there is nothing to connect to. It is not tried again. */
  refused = $state.raw<ErrorMessage | { code: string }>();

  /** What the page knows of the table: the newest entry, and as whom it was told. */
  known: { have: number; viewer?: Viewer } = { have: 0 };
  /** Hears what changes at the table. */
  onupdate: ((update: Update) => void) | undefined;
  onchat: ((line: ChatLine) => void) | undefined;
  onemote: ((seat: number, emote: Emote) => void) | undefined;
  /** Hears that the connection is there, for the first time or again. */
  onopen: (() => void) | undefined;

  readonly #connect: (table: string) => RawSocket;
  readonly #waiting = new Map<string, Waiting>();
  readonly #name = randomName();
  readonly #wake = () => this.#awake();
  readonly #cut = () => this.#lost(this.#raw);
  /** What goes out as soon as it may, and how much may go out at once. */
  readonly #outgoing: FromClient[] = [];
  #free = AT_ONCE;
  #refill: ReturnType<typeof setInterval> | undefined;
  #next = 0;
  #raw: RawSocket | undefined;
  #attempts = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, connectTo: (table: string) => RawSocket = connect) {
    this.table = table;
    this.#connect = connectTo;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#cut);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  // ------------------------------------------------------------------ what is said

  /** A command to the table, decided at an entry. */
  command(at: number, request: Request): Promise<Reply> {
    return this.#say((id) => ({ type: 'command', id, at, do: request }));
  }

  /** A request about what is around the table. */
  request(request: RoomRequest): Promise<unknown> {
    return this.#say((id) => ({ type: 'room', id, do: request }));
  }

  /** A question that changes nothing. */
  ask<Answer>(ask: Query): Promise<Answer> {
    return this.#say((id) => ({ type: 'ask', id, ask }));
  }

  /** Leaves. What was not answered is given up. */
  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#cut);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    clearInterval(this.#refill);
    this.#drop();
    for (const { reject } of this.#waiting.values()) reject(new Left('the table was left'));
    this.#waiting.clear();
  }

  get closed(): boolean {
    return this.#closed;
  }

  #say<Answer>(message: (id: string) => FromClient): Promise<Answer> {
    if (this.#closed || this.refused) return Promise.reject(new Left('the table was left'));
    const id = `${this.#name}-${this.#next++}`;
    return new Promise<unknown>((resolve, reject) => {
      const waiting = { message: message(id), said: this.connection === 'open', resolve, reject };
      this.#waiting.set(id, waiting);
      if (waiting.said) this.#send(waiting.message);
    }) as Promise<Answer>;
  }

  #send(message: FromClient): void {
    this.#outgoing.push(message);
    this.#flush();
  }

  /** Sends what waits, as far as it may go out now. */
  #flush(): void {
    while (this.#raw && this.#free > 0) {
      const message = this.#outgoing.shift();
      if (!message) break;
      this.#free--;
      this.#raw.send(JSON.stringify(message));
    }
    if (this.#free < AT_ONCE) this.#refill ??= setInterval(() => this.#more(), 1000 / A_SECOND);
  }

  #more(): void {
    this.#free++;
    if (this.#free >= AT_ONCE) {
      clearInterval(this.#refill);
      this.#refill = undefined;
    }
    this.#flush();
  }

  // ------------------------------------------------------------------ the connection

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.refused || this.#raw) return;
    const raw = this.#connect(this.table);
    this.#raw = raw;
    // Whoever does not even answer the first call is not waited for.
    this.#deadline = setTimeout(() => this.#lost(raw), PONG_WITHIN);
    raw.onopen = () => this.#greet(raw);
    raw.onmessage = ({ data }) => this.#hear(raw, data as string);
    raw.onclose = () => this.#lost(raw);
  }

  /** Says what this page knows, and again what was not answered. */
  #greet(raw: RawSocket): void {
    if (raw !== this.#raw) return;
    const { have, viewer } = this.known;
    this.#send({ type: 'hello', protocol: PROTOCOL, have, ...(viewer === undefined ? {} : { viewer }) });
    for (const [id, waiting] of this.#waiting) this.#sayAgain(id, waiting);
    this.connection = 'open';
    this.#alive();
    this.onopen?.();
  }

  /** Says again what was not answered. What people would hear twice is not. */
  #sayAgain(id: string, waiting: Waiting): void {
    if (waiting.said && isTalk(waiting.message)) {
      this.#waiting.delete(id);
      waiting.reject(new Left('the connection was lost'));
    } else {
      waiting.said = true;
      this.#send(waiting.message);
    }
  }

  /** Somebody is there: asks again after a while. */
  #alive(): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    const raw = this.#raw;
    if (!raw || this.connection !== 'open') return;
    clearTimeout(this.#beat);
    clearTimeout(this.#deadline);
    this.#send({ type: 'ping' });
    this.#deadline = setTimeout(() => this.#lost(raw), PONG_WITHIN);
  }

  /** The device woke up, or the network is back: nobody waits any longer than needed. */
  #awake(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.connection === 'open') this.#ping();
    else if (!this.#raw) this.#open();
  }

  #drop(): void {
    clearTimeout(this.#beat);
    clearTimeout(this.#deadline);
    const raw = this.#raw;
    this.#raw = undefined;
    this.#outgoing.length = 0;
    if (!raw) return;
    raw.onopen = raw.onmessage = raw.onclose = null;
    raw.close();
  }

  #lost(raw: RawSocket | undefined): void {
    if (!raw || raw !== this.#raw) return;
    this.#drop();
    if (this.#closed || this.refused) return;
    if (this.connection === 'open') {
      this.connection = 'lost';
      this.#attempts = 0;
    }
    if (!this.room) void this.#askWhy();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    // Not everybody at once, after a server was gone.
    this.#retry = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  /** A browser does not say why there is no socket. The server does where it is asked in another way. */
  async #askWhy(): Promise<void> {
    try {
      const response = await fetch(tableAddress(this.table));
      if (response.status < 400 || response.status >= 500 || response.status === 429) return;
      this.#giveUp(((await response.json()) as Refusal).error);
    } catch {
      // There is no server at the moment. It is tried again.
    }
  }

  #giveUp(why: ErrorMessage | { code: string }): void {
    if (this.#closed || this.refused) return;
    this.refused = why;
    clearTimeout(this.#retry);
    this.#drop();
    for (const { reject } of this.#waiting.values()) reject(new Left(why.code));
    this.#waiting.clear();
    this.connection = 'lost';
  }

  // ------------------------------------------------------------------ what is heard

  #hear(raw: RawSocket, data: string): void {
    if (raw !== this.#raw) return;
    this.#alive();
    const message = JSON.parse(data) as FromServer;
    switch (message.type) {
      case 'room':
        this.told = Date.now();
        this.room = message.room;
        this.you = message.you;
        this.#attempts = 0;
        return;
      case 'update':
        return this.onupdate?.(message.update);
      case 'reply':
        return this.#answer(message.id, message.ok, message.error as ErrorMessage | null | undefined);
      case 'chat':
        return this.onchat?.(message.line);
      case 'emote':
        return this.onemote?.(message.seat, message.emote);
      case 'bye':
        if (FINAL.has(message.why)) this.#giveUp((message.error as ErrorMessage | null | undefined) ?? { code: message.why });
        return;
      case 'pong':
        return;
    }
  }

  #answer(id: string, ok: unknown, error: ErrorMessage | null | undefined): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Refused(error));
    else waiting?.resolve(ok);
  }
}
