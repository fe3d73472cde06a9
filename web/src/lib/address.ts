// The address bar: where the page is, and the whole game in it.

/** Where the page is. */
export type Place =
  | { at: 'front' }
  /** A new table on this device; `together` where people sit on all seats. */
  | { at: 'new'; game: string; together?: true }
  | { at: 'settings' }
  | { at: 'help'; game?: string }
  /** Puzzles: all, those of a game, one of them by its number from 1. */
  | { at: 'puzzles'; game?: string; number?: number }
  /** Guided first games: all, that of a game. */
  | { at: 'learn'; game?: string }
  /** What the words of a game mean. */
  | { at: 'words'; game: string }
  /** Building a deck or a roster; `list` is what to begin with. */
  | { at: 'build'; game: string; list?: string }
  /** Playing with others: the lobby and one's own games; opening a table of a game; a table. */
  | { at: 'online' }
  | { at: 'open'; game: string }
  | { at: 'online-table'; table: string }
  /** A table; `typed` where its dice fall on a real table. */
  | { at: 'table'; link: string; seats: string[]; typed?: true };

export type TablePlace = Place & { at: 'table' };
export type OnlineTablePlace = Place & { at: 'online-table' };

/** What the tables of a server are called: nobody can guess it. */
const TABLE_ID = /^[a-z0-9]{26}$/;
/** In the address of a new table at which people sit on all seats. */
const TOGETHER = 'together';
/** In the address of a table whose dice are typed in. */
const TYPED = 'typed';
/** No link is longer: what is longer is not even looked at. */
const LONGEST_LINK = 70_000;
/** Who sits where needs less. */
const LONGEST_SEATS = 2_000;

/** Reads an address. A link is what stands after `#`, who sits where is in the query before it. */
export function read(location: { hash: string; search: string }): Place {
  const hash = decoded(location.hash.replace(/^#/, ''));
  if (hash === '' || hash.startsWith('/')) return page(hash);
  const typed = isTyped(location.search) ? { typed: true as const } : {};
  return { at: 'table', link: hash, seats: seatsIn(location.search), ...typed };
}

function page(hash: string): Place {
  const built = /^\/build\/([\w-]+)(?:\/(.+))?$/s.exec(hash);
  if (built?.[1]) return built[2] ? { at: 'build', game: built[1], list: built[2] } : { at: 'build', game: built[1] };
  const [, first, second, third] = /^\/(\w*)\/?([\w-]*)\/?([\w-]*)$/.exec(hash) ?? [];
  if (first === 'online') return online(second, third);
  if (first === 'new' && second && third === TOGETHER) return { at: 'new', game: second, together: true };
  if (first === 'puzzles') return puzzles(second, third);
  if (third) return { at: 'front' };
  if (first === 'learn') return second ? { at: 'learn', game: second } : { at: 'learn' };
  if (first === 'words' && second) return { at: 'words', game: second };
  if (first === 'new' && second) return { at: 'new', game: second };
  if (first === 'settings') return { at: 'settings' };
  if (first === 'help') return second ? { at: 'help', game: second } : { at: 'help' };
  return { at: 'front' };
}

function puzzles(game = '', number = ''): Place {
  if (!game) return { at: 'puzzles' };
  return /^[1-9]\d{0,3}$/.test(number) ? { at: 'puzzles', game, number: Number(number) } : { at: 'puzzles', game };
}

function online(table = '', game = ''): Place {
  if (table === 'new' && game) return { at: 'open', game };
  return TABLE_ID.test(table) && !game ? { at: 'online-table', table } : { at: 'online' };
}

function seatsIn(search: string): string[] {
  const seats = new URLSearchParams(search.slice(0, LONGEST_SEATS)).get('seats');
  return seats ? seats.split(',') : [];
}

function isTyped(search: string): boolean {
  return new URLSearchParams(search.slice(0, LONGEST_SEATS)).get('dice') === TYPED;
}

/** Writes an address, relative to the page. */
export function write(place: Place): string {
  switch (place.at) {
    case 'front':
      return './#/';
    case 'new':
      return `./#/new/${encodeURIComponent(place.game)}${place.together ? `/${TOGETHER}` : ''}`;
    case 'settings':
      return './#/settings';
    case 'help':
      return place.game ? `./#/help/${encodeURIComponent(place.game)}` : './#/help';
    case 'puzzles':
      return `./#${['/puzzles', place.game, place.number].filter((part) => part !== undefined).join('/')}`;
    case 'learn':
      return place.game ? `./#/learn/${encodeURIComponent(place.game)}` : './#/learn';
    case 'words':
      return `./#/words/${encodeURIComponent(place.game)}`;
    case 'build':
      return `./#/build/${place.game}${place.list ? `/${encodeURIComponent(place.list)}` : ''}`;
    case 'online':
      return './#/online';
    case 'open':
      return `./#/online/new/${encodeURIComponent(place.game)}`;
    case 'online-table':
      return `./#/online/${encodeURIComponent(place.table)}`;
    case 'table': {
      const seats = place.seats.map(encodeURIComponent).join(',');
      const query = [...(seats ? [`seats=${seats}`] : []), ...(place.typed ? [`dice=${TYPED}`] : [])].join('&');
      return `./${query ? `?${query}` : ''}#${encodeURIComponent(place.link)}`;
    }
  }
}

/** The address of a table in full, to be passed on. */
export function toShare(link: string, seats: string[], typed = false): string {
  return new URL(write({ at: 'table', link, seats, ...(typed ? { typed } : {}) }), document.baseURI).href;
}

/** What somebody pasted: an address of this page or another Parlour, an invitation to a table online or
 * its code, or a link alone. Mail programs break lines and put signs around an address, so those are taken away. */
export function pasted(text: string): TablePlace | OnlineTablePlace {
  if (text.length > 4 * LONGEST_LINK) return { at: 'table', link: text, seats: [] };
  const bare = text.replace(/\s+/g, '').replace(/^[<("'[]+|[>)"'\].,;:!?]+$/g, '');
  if (TABLE_ID.test(bare)) return { at: 'online-table', table: bare };
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
