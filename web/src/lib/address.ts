// The address bar: where the page is, and the whole game in it.

/** Where the page is. */
export type Place =
  | { at: 'front' }
  | { at: 'new'; game: string }
  | { at: 'settings' }
  | { at: 'help'; game?: string }
  /** Playing with others: the lobby and one's own games; opening a table of a game; a table. */
  | { at: 'online' }
  | { at: 'open'; game: string }
  | { at: 'online-table'; table: string }
  | { at: 'table'; link: string; seats: string[] };

export type TablePlace = Place & { at: 'table' };
export type OnlineTablePlace = Place & { at: 'online-table' };

/** What the tables of a server are called: nobody can guess it. */
const TABLE_ID = /^[a-z0-9]{26}$/;
/** No link is longer: what is longer is not even looked at. */
const LONGEST_LINK = 70_000;
/** Who sits where needs less. */
const LONGEST_SEATS = 2_000;

/** Reads an address. A link is what stands after `#`, who sits where is in the query before it. */
export function read(location: { hash: string; search: string }): Place {
  const hash = decoded(location.hash.replace(/^#/, ''));
  if (hash === '' || hash.startsWith('/')) return page(hash);
  return { at: 'table', link: hash, seats: seatsIn(location.search) };
}

function page(hash: string): Place {
  const [, first, second, third] = /^\/(\w*)\/?([\w-]*)\/?([\w-]*)$/.exec(hash) ?? [];
  if (first === 'online') return online(second, third);
  if (third) return { at: 'front' };
  if (first === 'new' && second) return { at: 'new', game: second };
  if (first === 'settings') return { at: 'settings' };
  if (first === 'help') return second ? { at: 'help', game: second } : { at: 'help' };
  return { at: 'front' };
}

function online(table = '', game = ''): Place {
  if (table === 'new' && game) return { at: 'open', game };
  return TABLE_ID.test(table) && !game ? { at: 'online-table', table } : { at: 'online' };
}

function seatsIn(search: string): string[] {
  const seats = new URLSearchParams(search.slice(0, LONGEST_SEATS)).get('seats');
  return seats ? seats.split(',') : [];
}

/** Writes an address, relative to the page. */
export function write(place: Place): string {
  switch (place.at) {
    case 'front':
      return './#/';
    case 'new':
      return `./#/new/${encodeURIComponent(place.game)}`;
    case 'settings':
      return './#/settings';
    case 'help':
      return place.game ? `./#/help/${encodeURIComponent(place.game)}` : './#/help';
    case 'online':
      return './#/online';
    case 'open':
      return `./#/online/new/${encodeURIComponent(place.game)}`;
    case 'online-table':
      return `./#/online/${encodeURIComponent(place.table)}`;
    case 'table': {
      const seats = place.seats.map(encodeURIComponent).join(',');
      return `./${seats ? `?seats=${seats}` : ''}#${encodeURIComponent(place.link)}`;
    }
  }
}

/** The address of a table in full, to be passed on. */
export function toShare(link: string, seats: string[]): string {
  return new URL(write({ at: 'table', link, seats }), document.baseURI).href;
}

/** What somebody pasted: an address of this page or another Parlour, an invitation to a table online, or
 * a link alone. Mail programs break lines and put signs around an address, so those are taken away. */
export function pasted(text: string): TablePlace | OnlineTablePlace {
  if (text.length > 4 * LONGEST_LINK) return { at: 'table', link: text, seats: [] };
  const bare = text.replace(/\s+/g, '').replace(/^[<("'[]+|[>)"'\].,;:!?]+$/g, '');
  const hash = bare.includes('#') ? bare.slice(bare.lastIndexOf('#')) : `#${bare}`;
  const search = /\?[^#]*/.exec(bare)?.[0] ?? '';
  const place = read({ hash, search });
  return place.at === 'table' || place.at === 'online-table' ? place : { at: 'table', link: bare, seats: [] };
}

/** Whether a link is too long to be one. */
export function tooLong(place: Place): boolean {
  return place.at === 'table' && place.link.length > LONGEST_LINK;
}

function decoded(text: string): string {
  if (text.length > 3 * LONGEST_LINK || !text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
