// A server for tests: one table, one person at the other end, and as much latency as wanted.
import type { ErrorMessage, Reply } from '../kernel/generated/answers';
import { FakeTable } from '../session/fake-table';
import type { FromClient, FromServer, Query, Room, RoomRequest, You } from './protocol';
import type { RawSocket } from './socket.svelte';

export const ID = 'abcdefghijklmnopqrstuvwxyz';

type Said = FromClient & { type: 'command' };

/** One end of a connection. */
class FakeConnection implements RawSocket {
  onopen: RawSocket['onopen'] = null;
  onmessage: RawSocket['onmessage'] = null;
  onclose: RawSocket['onclose'] = null;
  open = true;
  readonly #hear: (message: FromClient) => void;

  constructor(hear: (message: FromClient) => void) {
    this.#hear = hear;
  }
  send(text: string): void {
    this.#hear(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.open = false;
  }
  begin(): void {
    if (this.open) this.onopen?.call(this as never, new Event('open'));
  }
  tell(message: FromServer): void {
    if (this.open) this.onmessage?.call(this as never, new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  cut(): void {
    const { onclose } = this;
    this.open = false;
    onclose?.call(this as never, new CloseEvent('close'));
  }
}

export class FakeServer {
  readonly table: FakeTable;
  room: Room;
  you: You = { seat: 0, host: true };
  /** How long a message takes, in milliseconds, each way. */
  latency = 0;
  /** Everything that was heard, of all connections. */
  heard: FromClient[] = [];
  /** Why the next command is refused. */
  refusal: ErrorMessage | undefined;
  /** Whether nothing is answered any more. */
  silent = false;
  connections: FakeConnection[] = [];
  readonly #replies = new Map<string, Reply>();
  #subscribed = false;

  constructor(kinds: string[]) {
    this.table = new FakeTable(kinds);
    this.room = roomOf(kinds);
    this.table.onUpdate((update) => this.#tell({ type: 'update', update }));
  }

  readonly connect = (): RawSocket => {
    const connection = new FakeConnection((message) => setTimeout(() => this.#hear(connection, message), this.latency));
    this.connections.push(connection);
    setTimeout(() => connection.begin(), this.latency);
    return connection;
  };

  /** Ends the connection, as a tunnel does. */
  cut(): void {
    this.connections.at(-1)?.cut();
  }
  /** Changes what is around the table, and tells it. */
  change(change: Partial<Room>): void {
    this.room = { ...this.room, ...change };
    this.#tell({ type: 'room', room: this.room, you: this.you });
  }
  say(message: FromServer): void {
    this.#tell(message);
  }
  /** What was heard of one kind. */
  of<Type extends FromClient['type']>(type: Type): Extract<FromClient, { type: Type }>[] {
    return this.heard.filter((message): message is Extract<FromClient, { type: Type }> => message.type === type);
  }

  #tell(message: FromServer): void {
    const connection = this.connections.at(-1);
    setTimeout(() => connection?.tell(message), this.latency);
  }

  #hear(connection: FakeConnection, message: FromClient): void {
    if (!connection.open || this.silent) return;
    this.heard.push(message);
    switch (message.type) {
      case 'hello':
        this.#tell({ type: 'room', room: this.room, you: this.you });
        void this.table.subscribe(this.#viewer, message.have);
        this.#subscribed = true;
        return;
      case 'ping':
        return this.#tell({ type: 'pong' });
      case 'ask':
        return void this.#answer(message.ask).then((ok) => this.#tell({ type: 'reply', id: message.id, ok }));
      case 'command':
        return void this.#carryOut(message).then((ok) => this.#tell({ type: 'reply', id: message.id, ok }));
      case 'room':
        return this.#tell({ type: 'reply', id: message.id, ok: this.#change(message.do) });
    }
  }

  get #viewer(): string {
    return this.you.seat == null ? 'spectator' : String(this.you.seat);
  }

  /** A command that was carried out before gets the same reply. */
  async #carryOut({ id, at, do: request }: Said): Promise<Reply> {
    const known = this.#replies.get(id);
    if (known) return known;
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) return { at: this.table.entries.length, error: refusal };
    const reply = await this.table.send({ seat: this.you.seat ?? 0, at, do: request }, {});
    this.#replies.set(id, reply);
    return reply;
  }

  #change(request: RoomRequest): null {
    if (request === 'resign') this.change({ status: 'over', ending: { reason: 'resigned', losers: [this.you.seat ?? 0] } });
    return null;
  }

  async #answer(query: Query): Promise<unknown> {
    if (query === 'chat') return [];
    if (query === 'hint') return { best: 'two', candidates: [], simulations: 0 };
    if (query === 'course') return this.table.course();
    if (query === 'back_targets') return this.table.backTargets();
    if ('since' in query) return this.#subscribed ? this.table.since(this.#viewer, query.since) : undefined;
    if ('shown' in query) return this.table.shown(query.shown, this.#viewer);
    if ('preview' in query) return this.table.preview(this.you.seat ?? 0, query.preview);
    if ('position_link' in query) return this.table.positionLink(query.position_link, this.#viewer);
    if ('details' in query) return this.table.details();
    return { notation: query.check } satisfies { notation: string };
  }
}

function roomOf(kinds: string[]): Room {
  return {
    id: ID,
    game: 'fake',
    setup: {},
    created: 0,
    status: 'playing',
    spectators: 0,
    luck: { commitment: 'c'.repeat(64), seats: kinds.map(() => ({})) },
    seats: kinds.map((kind, n) => ({ name: `${kind} ${n}`, occupant: kind === 'human' ? 'person' : { bot: kind }, here: true, ready: true })),
    terms: {
      public: false, time: 'none', on_timeout: 'bot', stand_in: 'casual', spectators: true, spectator_delay: 0, hints: true, ask_all: false,
    },
  };
}

