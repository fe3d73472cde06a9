// A table on a server, as the page sees any table. Who looks, and for whom something is done, follows
// from who is at the other end: the server knows.
import type {
  Advice, BackTarget, Checked, Command, Message, Moment, Past, Preview, Reply, Sheet, TableAdapter, Thought, Update, Viewer,
} from '../kernel/adapter';
import { Desk } from '../kernel/desk';
import type { ServerSocket } from './socket.svelte';

export class RemoteTable implements TableAdapter {
  readonly #socket: ServerSocket;
  /** What is the same for every table is known here. */
  readonly #desk: Pick<Desk, 'call' | 'close'>;
  #listener: ((update: Update) => void) | undefined;

  constructor(socket: ServerSocket, desk: Pick<Desk, 'call' | 'close'> = new Desk()) {
    this.#socket = socket;
    this.#desk = desk;
    socket.onupdate = (update) => this.#hear(update);
  }

  onUpdate(listener: (update: Update) => void): void {
    this.#listener = listener;
  }

  async subscribe(viewer: Viewer, have: number): Promise<void> {
    this.#hear(await this.since(viewer, have));
  }

  async since(_: Viewer, have: number): Promise<Update> {
    const update = await this.#socket.ask<Update>({ since: have });
    this.#know(update);
    return update;
  }

  send({ at, do: request }: Command): Promise<Reply> {
    return this.#socket.command(at, request);
  }

  shown(at: number): Promise<Past> {
    return this.#socket.ask({ shown: at });
  }

  course(): Promise<Moment[]> {
    return this.#socket.ask('course');
  }

  check(_: number, text: string): Promise<Checked> {
    return this.#socket.ask({ check: text });
  }

  preview(_: number, text: string): Promise<Preview> {
    return this.#socket.ask({ preview: text });
  }

  backTargets(): Promise<BackTarget[]> {
    return this.#socket.ask('back_targets');
  }

  details(at: number, _: Viewer, topic: string): Promise<Message[]> {
    return this.#socket.ask({ details: { at, topic } });
  }

  positionLink(at: number): Promise<string> {
    return this.#socket.ask({ position_link: at });
  }

  async catalogue(game: string): Promise<Sheet[]> {
    return (await this.#desk.call<{ catalogue: Sheet[] }>({ call: 'rules', game })).catalogue;
  }

  /** Bots play on the server: nobody is asked here but for advice. */
  think(_: Thought): Promise<Advice> {
    return this.#socket.ask('hint');
  }

  /** Ends what is here. The socket is whoever's who opened it. */
  close(): void {
    this.#socket.onupdate = undefined;
    this.#desk.close();
  }

  #hear(update: Update): void {
    this.#know(update);
    this.#listener?.(update);
  }

  #know({ at, viewer }: Update): void {
    this.#socket.known = { have: at, viewer };
  }
}
