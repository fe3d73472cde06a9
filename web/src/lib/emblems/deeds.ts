// What cards do, as signs. The catalogue names the keywords of a card; what follows from them, such as damage,
// it says in sentences only, so that is kept here, by the id of the card. A card that is missing here is drawn
// from its keywords alone.
import { rarestFirst, type Glyph } from './glyphs';

/** The signs of keywords. */
const OF_KEYWORD: Record<string, Glyph> = {
  'consume': 'consume', 'must-consume': 'consume', 'modular': 'consume', 'consumed': 'consume', 'conquer': 'conquer',
  'permanent': 'permanent', 'sentinel': 'lock', 'redirect': 'shield', 'invert': 'invert', 'project': 'project',
  'activate': 'activate', 'death': 'death', 'turn-start': 'turn', 'heal': 'heal', 'infiltrate': 'enter',
};

const DOES: Record<string, readonly Glyph[]> = {
  assassinate: ['kill'], brawl: ['fight'], energize: ['buff'], fireball: ['damage'], repositioning: ['move'], seed: ['slot'],
  spike: ['damage'], strike: ['damage'], unsummon: ['bounce'], fortify: ['wall'],
  acolyte_of_spring: ['slot'], courageous_cadet: ['buff'], friendly_fortifier: ['shield'], grid_disruptor: ['bounce'],
  impound_grappler: ['move'], lone_jackal: ['damage'], loyalty_weaver: ['swap'], matrix_attendent: ['slot'],
  mirrage_maker: ['swap'], oasis_chaser: ['move'], peace_enforcer: ['shield'], scrap_collector: ['death', 'buff'],
  seed_spreader: ['slot'], shock_bandit: ['damage'], squad_leader: ['shield', 'fight'], unstable_core: ['damage'],
  waste_spiller: ['slot', 'death'], infinite_replicator: ['copy'], nulloperative: ['buff'], storage_servant: ['draw'],
  vampiric_marauder: ['damage'], void_administrator: ['nullify'],
  acolyte: ['buff'], apprentice: ['draw'], archer: ['damage'], bard: ['buff'], engineer: ['slot'], ghoul: ['death', 'buff'],
  hunter: ['kill'], knight: ['copy'], mimic: ['swap'], necromancer: ['copy'], priest: ['slot'], ranger: ['move'],
  rookie: ['slot'], roots: ['slot'], scout: ['draw'], turret: ['damage'], vampire: ['damage'], warlock: ['damage'],
  wizard: ['slot'], arms_peddler: ['draw'], berserker: ['heal'], ninja: ['slot', 'move'], thief: ['slot'],
  underdog: ['buff'], vicious: ['buff'], warrior: ['shield'], zombie: ['buff'],
  royal_houndsman: ['shield'], general_pug: ['shield', 'fight'], pig_farmer: ['buff'], drill_sargent: ['shield', 'buff'],
  potion_merchant: ['draw'], crazed_berserker: ['heal'], hopeless_apprentice: ['draw'], martyr: ['buff'],
  bouncer: ['bounce'], paladin: ['shield'], mystic: ['draw', 'buff'], commander: ['buff'], captain: ['buff'],
  network_hub: ['project'], nano_mother: ['consume'],
};

/** How often an action does it, and whether it reaches the neighbours. */
const ACTIONS: Record<string, { times?: number; area?: boolean }> = {
  energize: { times: 3 }, fireball: { times: 2, area: true }, seed: { area: true }, strike: { times: 3 },
};

/** The signs of a card, the rarest first. */
export function deedsOf(card: string, keywords: readonly string[]): Glyph[] {
  return rarestFirst([...(DOES[card] ?? []), ...keywords.flatMap((word) => OF_KEYWORD[word] ?? [])]);
}

export function actionOf(card: string): { times: number; area: boolean } {
  const { times = 1, area = false } = ACTIONS[card] ?? {};
  return { times, area };
}
