// What a server is asked over HTTP. A page from a static host has no server: see `server.svelte.ts`.
import { Refused } from '../kernel/desk';
import type { ErrorMessage } from '../kernel/generated/answers';
import type { Listed, Me, NewTable, OpenedTable, Room, You } from '../kernel/generated/online';

/** There is no answer, or none of a Parlour server. */
export class NoServer extends Error {
  /** `gone` where nothing answered, `none` where something did that has no tables. */
  constructor(readonly why: 'gone' | 'none', cause?: unknown) {
    super(`no server: ${why}`, { cause });
  }
}

/** The address of something of the server, wherever the page lies. */
export function serverAddress(path: string): URL {
  return new URL(`api/v1/${path}`, document.baseURI);
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    return await fetch(serverAddress(path), { method, cache: 'no-store', credentials: 'same-origin', ...sent });
  } catch (error) {
    throw new NoServer('gone', error);
  }
}

/** Asks, and reads the answer. Throws `Refused` with the server's reason, or `NoServer`. */
async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await ask(method, path, body);
  const answer: unknown = await response.json().catch(() => undefined);
  if (isRefusal(answer)) throw new Refused(answer.error);
  if (response.ok && answer !== undefined) return answer as Answer;
  // A proxy says so while the server behind it is away.
  throw new NoServer(response.status >= 500 ? 'gone' : 'none');
}

function isRefusal(answer: unknown): answer is { error: ErrorMessage } {
  const error = (answer as { error?: Partial<ErrorMessage> } | null | undefined)?.error;
  return typeof error?.code === 'string' && typeof error.message?.key === 'string';
}

/** The public tables that wait for people. */
export async function lobby(): Promise<Listed[]> {
  const tables = await call<Listed[]>('GET', 'tables');
  if (!Array.isArray(tables)) throw new NoServer('none');
  return tables;
}

/** The tables of this person. */
export function myTables(): Promise<Listed[]> {
  return call('GET', 'tables/mine');
}

/** Tells the server what this person is called. A browser that it does not know becomes a person. */
export function introduce(name: string): Promise<Me> {
  return call('PUT', 'me', { name } satisfies Me);
}

export function openTable(table: NewTable): Promise<OpenedTable> {
  return call('POST', 'tables', table);
}

/** A table as it is now. */
export function lookAt(table: string): Promise<{ room: Room; you: You }> {
  return call('GET', `tables/${encodeURIComponent(table)}`);
}

/** A picture of the address to invite others with, for cameras. */
export function invitePicture(table: string): string {
  return serverAddress(`tables/${encodeURIComponent(table)}/invite.svg`).href;
}
