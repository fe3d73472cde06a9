// The address bar: where the page is, and the whole game in it.

/** Where the page is. */
export type Place =
  | { at: 'front' }
  | { at: 'new'; game: string }
  | { at: 'settings' }
  | { at: 'help'; game?: string }
  | { at: 'table'; link: string; seats: string[] };

/** Reads an address. A link is what stands after `#`, who sits where is in the query before it. */
export function read(location: { hash: string; search: string }): Place {
  const hash = decodeURIComponentOr(location.hash.replace(/^#/, ''));
  const [, first, second] = /^\/(\w*)\/?([\w-]*)$/.exec(hash) ?? [];
  if (first === 'new' && second) return { at: 'new', game: second };
  if (first === 'settings') return { at: 'settings' };
  if (first === 'help') return second ? { at: 'help', game: second } : { at: 'help' };
  if (hash === '' || hash.startsWith('/')) return { at: 'front' };
  const seats = new URLSearchParams(location.search).get('seats');
  return { at: 'table', link: hash, seats: seats ? seats.split(',') : [] };
}

/** Writes an address, relative to the page. */
export function write(place: Place): string {
  switch (place.at) {
    case 'front':
      return './#/';
    case 'new':
      return `./#/new/${place.game}`;
    case 'settings':
      return './#/settings';
    case 'help':
      return place.game ? `./#/help/${place.game}` : './#/help';
    case 'table':
      return `./${place.seats.length ? `?seats=${place.seats.map(encodeURIComponent).join(',')}` : ''}#${place.link}`;
  }
}

/** The address of a table in full, to be passed on. */
export function toShare(link: string, seats: string[]): string {
  return new URL(write({ at: 'table', link, seats }), document.baseURI).href;
}

/** What somebody pasted: an address of this page or another Parlour, or a link alone. */
export function pasted(text: string): Place & { at: 'table' } {
  const trimmed = text.trim();
  const hash = trimmed.includes('#') ? trimmed.slice(trimmed.lastIndexOf('#')) : `#${trimmed}`;
  const search = /\?([^#]*)/.exec(trimmed)?.[0] ?? '';
  const place = read({ hash, search });
  return place.at === 'table' ? place : { at: 'table', link: trimmed, seats: [] };
}

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
