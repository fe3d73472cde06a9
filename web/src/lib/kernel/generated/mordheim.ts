// What Mordheim shows. Written from the Rust types by `cargo xtask types`; do not edit.

/**
 * A fact that the rules report.
 */
export type Event =
  | {
      die: number;
      event: 'rolled';
      label: Label;
      needs: number | null;
      who: Id | null;
    }
  | {
      asked: string;
      event: 'chose';
      seat: Seat;
      what: string;
      who: Id | null;
    }
  | {
      answer: boolean;
      event: 'stated';
      question: Question;
      seat: Seat;
      who: Id;
    }
  | {
      event: 'disputed';
      seat: Seat;
    }
  | {
      event: 'scenario_chosen';
      scenario: Scenario;
    }
  | {
      event: 'spell_learned';
      spell: Spell;
      who: Id;
    }
  | {
      attacker: Seat;
      event: 'role_chosen';
    }
  | {
      edge: Edge;
      event: 'edge_chosen';
      seat: Seat;
    }
  | {
      event: 'quarter_chosen';
      quarter: number;
      seat: Seat;
    }
  | {
      event: 'shards_found';
      seat: Seat;
      shards: number;
    }
  | {
      count: number;
      event: 'objectives';
    }
  | {
      at: Square;
      event: 'counter_placed';
    }
  | {
      at: Square | null;
      event: 'placed';
      who: Id;
    }
  | {
      event: 'joined';
      fighter: FighterId;
      who: Id;
    }
  | {
      at: Square | null;
      event: 'returned';
      who: Id;
    }
  | {
      event: 'first_turn';
      seat: Seat;
    }
  | {
      event: 'turn_began';
      seat: Seat;
      turn: number;
    }
  | {
      event: 'turn_ended';
      seat: Seat;
    }
  | {
      event: 'phase_began';
      phase: Phase;
    }
  | {
      event: 'moved';
      how: How;
      to: Square | null;
      who: Id;
    }
  | {
      event: 'marked';
      mark: Mark;
      on: boolean;
      who: Id;
    }
  | {
      event: 'engaged';
      who: Id;
      with: Id;
    }
  | {
      event: 'parted';
      who: Id;
    }
  | {
      event: 'armed';
      main: Item;
      off: Item;
      who: Id;
    }
  | {
      event: 'changed';
      profile: Profile;
      who: Id;
    }
  | {
      event: 'hastened';
      inches: number;
      who: Id;
    }
  | {
      event: 'hurt';
      who: Id;
      wounds: number;
    }
  | {
      event: 'healed';
      who: Id;
      wounds: number;
    }
  | {
      by: Id | null;
      event: 'felled';
      to: Condition;
      who: Id;
    }
  | {
      event: 'recovered';
      to: Condition;
      who: Id;
    }
  | {
      barrel: number;
      event: 'fired';
      turns: number;
      who: Id;
    }
  | {
      event: 'shot_taken';
      who: Id;
    }
  | {
      event: 'lost';
      item: Item;
      who: Id;
    }
  | {
      building: number;
      event: 'searched';
      found: boolean;
      who: Id;
    }
  | {
      at: Square;
      event: 'counter_taken';
      who: Id;
    }
  | {
      at: Square;
      event: 'counters_dropped';
      who: Id;
    }
  | {
      event: 'chest_taken';
      who: Id;
    }
  | {
      at: Square;
      event: 'chest_dropped';
    }
  | {
      event: 'left';
      how: Exit;
      who: Id;
    }
  | {
      event: 'charge_declared';
      said: Reach | null;
      second: Id | null;
      target: Id;
      who: Id;
    }
  | {
      by: Id;
      charger: Id;
      event: 'intercepted';
    }
  | {
      event: 'shot_declared';
      needs: number;
      /**
       * @minItems 2
       * @maxItems 2
       */
      said: [Distance, boolean] | null;
      shots: number;
      target: Id;
      weapon: Item;
      who: Id;
    }
  | {
      event: 'cover_struck';
      who: Id | null;
    }
  | {
      blows: number;
      event: 'strikes';
      target: Id;
      weapon: Item;
      who: Id;
    }
  | {
      event: 'suffers';
      hits: number;
      strength: number;
      who: Id;
    }
  | {
      event: 'tested';
      label: Label;
      needs: number;
      passed: boolean;
      total: number;
      who: Id;
    }
  | {
      event: 'passed_anyway';
      label: Label;
      who: Id;
    }
  | {
      event: 'rout_tested';
      needs: number;
      passed: boolean;
      seat: Seat;
      total: number;
    }
  | {
      event: 'spell_cast';
      needs: number;
      spell: Spell;
      target: Id | null;
      total: number;
      who: Id;
      works: boolean;
    }
  | {
      event: 'resisted';
      spell: Spell;
      who: Id;
    }
  | {
      event: 'roll_off_won';
      seat: Seat;
    }
  | {
      event: 'routed';
      seat: Seat;
      voluntary: boolean;
    }
  | {
      event: 'ended';
      reason: Reason;
      winner: Seat | null;
    };
export type Label =
  | 'hit'
  | 'hit_reroll'
  | 'misfire'
  | 'parry'
  | 'parry_reroll'
  | 'dodge'
  | 'charm'
  | 'wound'
  | 'critical'
  | 'save'
  | 'save_reroll'
  | 'step_aside'
  | 'injury'
  | 'helmet'
  | 'roll_off'
  | 'rally'
  | 'rout'
  | 'fear'
  | 'fear_to_charge'
  | 'garlic'
  | 'escape'
  | 'dread'
  | 'lure'
  | 'rezhebel'
  | 'warp'
  | 'all_alone'
  | 'stupidity'
  | 'shamble'
  | 'leadership'
  | 'initiative'
  | 'strength'
  | 'flight'
  | 'd3'
  | 'count'
  | 'leap'
  | 'spell'
  | 'casting'
  | 'resist'
  | 'arrival'
  | 'edge'
  | 'search'
  | 'driven_back'
  | 'effect';
/**
 * A warrior, by his side and his place in its roster. Written `A1` to `A24` and `B1` to `B24`.
 */
export type Id = string;
/**
 * A place at a table, numbered from 0. Rules know seats only, never players.
 *
 * Read from outside, it is below [`MAX_SEATS`].
 */
export type Seat = number;
export type Question = 'leader_near' | 'enemy_closest' | 'friend_near' | 'hero_near' | 'off_table';
export type Scenario =
  | 'defend_the_find'
  | 'skirmish'
  | 'wyrdstone_hunt'
  | 'breakthrough'
  | 'street_fight'
  | 'chance_encounter'
  | 'hidden_treasure'
  | 'occupy'
  | 'surprise_attack';
export type Spell =
  | 'the_hammer_of_sigmar'
  | 'hearts_of_steel'
  | 'soulfire'
  | 'shield_of_faith'
  | 'healing_hand'
  | 'armour_of_righteousness'
  | 'lifestealer'
  | 're_animation'
  | 'death_vision'
  | 'spell_of_doom'
  | 'call_of_vanhel'
  | 'spell_of_awakening'
  | 'vision_of_torment'
  | 'eye_of_god'
  | 'dark_blood'
  | 'lure_of_chaos'
  | 'wings_of_darkness'
  | 'word_of_pain'
  | 'fires_of_uzhul'
  | 'flight_of_zimmeran'
  | 'dread_of_aramar'
  | 'silver_arrows_of_arha'
  | 'luck_of_shemtek'
  | 'sword_of_rezhebel'
  | 'warpfire'
  | 'children_of_the_horned_rat'
  | 'gnawdoom'
  | 'black_fury'
  | 'eye_of_the_warp'
  | 'sorcerers_curse';
export type Edge = 'north' | 'east' | 'south' | 'west';
/**
 * One square inch of the map, written column before row and counted from one: `17,5`.
 *
 * Inside, it is row times 64 plus column, both from zero. Row 0 is the northern edge, column 0
 * the western one. Squares are ordered by row, then by column.
 */
export type Square = string;
/**
 * A fighter by number: its place among [`FIGHTERS`].
 */
export type FighterId = string;
export type Phase = 'setup' | 'start' | 'recovery' | 'charges' | 'movement' | 'shooting' | 'combat' | 'over';
export type How =
  | 'walk'
  | 'run'
  | 'charge'
  | 'failed_charge'
  | 'crawl'
  | 'flee'
  | 'shamble'
  | 'intercept'
  | 'climb'
  | 'jump'
  | 'fall'
  | 'magic'
  | 'driven'
  | 'follow';
export type Mark =
  | 'acted'
  | 'parry_spent'
  | 'critical_done'
  | 'struck'
  | 'hammered'
  | 'whipped'
  | 'tested'
  | 'fear_failed'
  | 'moved'
  | 'ran'
  | 'charged'
  | 'failed_charge'
  | 'no_charge'
  | 'stood_up'
  | 'rallied'
  | 'shot'
  | 'fell'
  | 'stupid'
  | 'fled'
  | 'cast'
  | 'dived'
  | 'leapt'
  | 'black_hunger'
  | 'black_fury'
  | 'dazed'
  | 'arrived'
  | 'hidden'
  | 'fleeing'
  | 'fought'
  | 'frenzy_over'
  | 'maddened'
  | 'charm_spent'
  | 'relic_spent'
  | 'silk_spent'
  | 'netted'
  | 'reserve'
  | 'escaped'
  | 'fled_off'
  | 'chest'
  | 'discharged'
  | 'hammer_of_sigmar'
  | 'hearts_of_steel'
  | 'shield_of_faith'
  | 'armour_of_righteousness'
  | 'death_vision'
  | 'eye_of_god'
  | 'lured'
  | 'luck_of_shemtek'
  | 'sword_of_rezhebel'
  | 'cursed'
  | 'just_out';
export type Item =
  | 'fist'
  | 'natural'
  | 'dagger'
  | 'mace'
  | 'hammer'
  | 'club'
  | 'axe'
  | 'sword'
  | 'flail'
  | 'morning_star'
  | 'halberd'
  | 'spear'
  | 'double_handed'
  | 'double_handed_hammer'
  | 'sigmarite_warhammer'
  | 'steel_whip'
  | 'fighting_claws'
  | 'weeping_blades'
  | 'short_bow'
  | 'bow'
  | 'long_bow'
  | 'elf_bow'
  | 'crossbow'
  | 'repeater_crossbow'
  | 'crossbow_pistol'
  | 'sling'
  | 'throwing_stars'
  | 'pistol'
  | 'duelling_pistol'
  | 'warplock_pistol'
  | 'blunderbuss'
  | 'handgun'
  | 'hochland_long_rifle'
  | 'blowpipe'
  | 'light_armour'
  | 'heavy_armour'
  | 'ithilmar_armour'
  | 'gromril_armour'
  | 'shield'
  | 'buckler'
  | 'helmet'
  | 'gromril_weapons'
  | 'ithilmar_weapons'
  | 'rope_and_hook'
  | 'black_lotus'
  | 'dark_venom'
  | 'mad_cap_mushrooms'
  | 'crimson_shade'
  | 'mandrake_root'
  | 'lucky_charm'
  | 'blessed_water'
  | 'elven_cloak'
  | 'hunting_arrows'
  | 'garlic'
  | 'net'
  | 'bugmans_ale'
  | 'holy_tome'
  | 'healing_herbs'
  | 'holy_relic'
  | 'lantern'
  | 'superior_blackpowder'
  | 'cathayan_silk_clothes'
  | 'tears_of_shallaya';
/**
 * How a warrior is, from good to bad.
 */
export type Condition = 'standing' | 'knocked_down' | 'stunned' | 'out';
export type Exit = 'fled' | 'escaped' | 'with_chest';
/**
 * What a player at a real table says about a charge.
 */
export type Reach = 'reaches' | 'too_far' | 'unseen';
/**
 * What a shooter at a real table says about his shot.
 */
export type Distance = 'near' | 'long' | 'beyond';
export type Reason = 'rout' | 'voluntary_rout' | 'objective' | 'elimination' | 'turn_limit';
/**
 * What to show.
 */
export type Screen =
  | {
      data: {
        at: At;
        opposing: Side;
        own: Side;
        /**
         * Who is put on the table now, and who after him.
         */
        placing: Id | null;
        scenario: Scenario | null;
        /**
         * What is decided: `first`, `role`, `edge`, `quarter`, `scenario`, `place`, `counter`,
         * `ready` or `die`.
         */
        step: string;
        to_place: Id[];
        /**
         * Where that may be.
         */
        zone: Square[];
      };
      screen: 'game_setup';
    }
  | {
      data: {
        at: At;
        done: Id[];
        fleeing: Id[];
        knocked_down: Id[];
        stunned: Id[];
      };
      screen: 'recovery_phase';
    }
  | {
      data: {
        at: At;
        can_act: Id[];
        selected: Id | null;
        targets: Id[];
      };
      screen: 'charge_phase';
    }
  | {
      data: {
        at: At;
        can_act: Id[];
        run: Square[];
        selected: Id | null;
        /**
         * Squares within reach by walking, and those within reach only by running.
         */
        walk: Square[];
      };
      screen: 'movement_phase';
    }
  | {
      data: {
        at: At;
        can_act: Id[];
      };
      screen: 'shooting_phase';
    }
  | {
      data: {
        at: At;
        shooter: Id;
        spells: SpellView[];
        targets: ShotView[];
      };
      screen: 'shooting_target_select';
    }
  | {
      data: {
        at: At;
        dice: DieView[];
        shooter: Id;
        shots: number;
        target: Id;
        /**
         * What can be said about it at a real table, and the dice of one shot.
         */
        toggles: ToggleView[];
        /**
         * The way in which it would be fired now.
         */
        ways: FireView[];
        weapon: Item;
      };
      screen: 'shooting_confirm';
    }
  | {
      data: {
        at: At;
        charge: ChargeView;
      };
      screen: 'charge_confirm';
    }
  | {
      data: {
        at: At;
        fighters: FighterView[];
      };
      screen: 'melee_confirm';
    }
  | {
      data: {
        at: At;
        /**
         * Blows that he has still to allot.
         */
        attacks_left: number;
        /**
         * Who strikes now.
         */
        current: Id | null;
        /**
         * The first warriors of the melees among which one is picked.
         */
        melees: Id[];
        /**
         * Who strikes in the present melee, in order.
         */
        order: Id[];
        targets: BlowView[];
      };
      screen: 'combat_phase';
    }
  | {
      data: {
        at: At;
        ways: HandsView[];
        who: Id;
      };
      screen: 'hands_choice';
    }
  | {
      data: {
        at: At;
        strike: StrikeView;
      };
      screen: 'combat_resolution';
    }
  | {
      data: {
        at: At;
        strike: StrikeView | null;
        who: Id;
      };
      screen: 'parry_choice';
    }
  | {
      data: {
        at: At;
        chance: Fraction;
        /**
         * Whether the test must be taken by who fights on.
         */
        due: boolean;
        /**
         * The Leadership, and the chance to pass.
         */
        leadership: number;
        out: number;
        /**
         * Whether its dice are falling.
         */
        rolling: boolean;
        seat: Seat;
        size: number;
        warband: Warband;
      };
      screen: 'rout_test';
    }
  | {
      data: {
        at: At;
        question: Question | null;
        /**
         * About whom.
         */
        who: Id | null;
      };
      screen: 'statement';
    }
  | {
      data: {
        answer: boolean | null;
        at: At;
        /**
         * Who said it.
         */
        by: Seat;
        charge: ChargeView | null;
        /**
         * What was said, in one word, and about whom.
         */
        declared: string | null;
        question: Question | null;
        shot: AimView | null;
        who: Id | null;
      };
      screen: 'contest';
    }
  | {
      data: {
        at: At;
        caster: Id;
        label: Label | null;
        needs: number;
        spell: Spell;
        target: Id | null;
      };
      screen: 'spell_casting';
    }
  | {
      data: {
        at: At;
        at_most: number | null;
        /**
         * The first of two dice, once it has fallen.
         */
        first: number | null;
        label: Label;
        /**
         * The least that succeeds, or the most that passes a test.
         */
        needs: number | null;
        who: Id | null;
      };
      screen: 'roll';
    }
  | {
      data: {
        among: Id[];
        at: At;
        charge: ChargeView | null;
        /**
         * `hide`, `intercept`, `tentacle`, `hit`, `drop`, `fly`, `claim`, `contact`, `hunger` or
         * `toward`.
         */
        what: string;
        who: Id | null;
        zone: Square[];
      };
      screen: 'decision';
    }
  | {
      data: {
        at: At;
        /**
         * For whom.
         */
        decides: Seat;
        /**
         * What that side is shown.
         */
        shown: Screen;
      };
      screen: 'wait';
    }
  | {
      data: {
        at: At;
        /**
         * @minItems 2
         * @maxItems 2
         */
        escaped: number[];
        /**
         * @minItems 2
         * @maxItems 2
         */
        fled: number[];
        /**
         * By seat: out of action, fled off the table, left by the far end.
         *
         * @minItems 2
         * @maxItems 2
         */
        out: number[];
        reason: Reason;
        scenario: Scenario | null;
        /**
         * Wyrdstone by seat, where the scenario gives any and it is known.
         *
         * @minItems 2
         * @maxItems 2
         */
        shards: number[];
        warriors: Record[];
        winner: Seat | null;
      };
      screen: 'game_over';
    };
export type Warband =
  'reikland' | 'middenheim' | 'marienburg' | 'witch_hunters' | 'sisters_of_sigmar' | 'skaven' | 'undead' | 'possessed';
export type Fraction = string;
export type SetOfItem = Item[];
export type SetOfMark = Mark[];
export type Mutation =
  | 'daemon_soul'
  | 'great_claw'
  | 'cloven_hoofs'
  | 'tentacle'
  | 'blackblood'
  | 'spines'
  | 'scorpion_tail'
  | 'extra_arm'
  | 'hideous';
export type SetOfMutation = Mutation[];
export type Rule =
  | 'leader'
  | 'hero'
  | 'leader_range_12'
  | 'expert_swordsmen'
  | 'hates_spellcasters'
  | 'prayers_of_sigmar'
  | 'fanatical'
  | 'crazed'
  | 'no_missile_weapons'
  | 'no_free_dagger'
  | 'animal'
  | 'no_experience'
  | 'natural_weapons'
  | 'blessed_sight'
  | 'no_armour'
  | 'no_misc'
  | 'perfect_killer'
  | 'wizard_horned_rat'
  | 'wizard_necromancy'
  | 'wizard_chaos_rituals'
  | 'wizard_lesser_magic'
  | 'fear'
  | 'stupidity_unless_skaven_hero_within_6'
  | 'stupidity'
  | 'frenzy'
  | 'hatred'
  | 'large_target'
  | 'large_creature_rating_20'
  | 'immune_psychology'
  | 'immune_poison'
  | 'no_pain'
  | 'undead'
  | 'possessed'
  | 'skaven'
  | 'may_not_run'
  | 'charge_two_attacks'
  | 'mutations_optional'
  | 'mutations_required'
  | 'hates_evil';
export type SetOfRule = Rule[];
export type Skill =
  | 'strike_to_injure'
  | 'combat_master'
  | 'weapons_training'
  | 'web_of_steel'
  | 'expert_swordsman'
  | 'step_aside'
  | 'quick_shot'
  | 'pistolier'
  | 'eagle_eyes'
  | 'weapons_expert'
  | 'nimble'
  | 'trick_shooter'
  | 'hunter'
  | 'knife_fighter'
  | 'battle_tongue'
  | 'sorcery'
  | 'streetwise'
  | 'haggle'
  | 'arcane_lore'
  | 'wyrdstone_hunter'
  | 'warrior_wizard'
  | 'mighty_blow'
  | 'pit_fighter'
  | 'resilient'
  | 'fearsome'
  | 'strongman'
  | 'unstoppable_charge'
  | 'leap'
  | 'sprint'
  | 'acrobat'
  | 'lightning_reflexes'
  | 'jump_up'
  | 'dodge'
  | 'scale_sheer_surfaces'
  | 'sign_of_sigmar'
  | 'protection_of_sigmar'
  | 'utter_determination'
  | 'righteous_fury'
  | 'absolute_faith'
  | 'black_hunger'
  | 'tail_fighting'
  | 'wall_runner'
  | 'infiltration'
  | 'art_of_silent_death';
export type SetOfSkill = Skill[];

/**
 * What Mordheim shows.
 */
export interface Shows {
  event: Event;
  projections: Projections;
  screen: Screen;
  view: View;
}
/**
 * The nine characteristics of a warrior.
 */
export interface Profile {
  /**
   * Attacks.
   */
  a: number;
  /**
   * Ballistic Skill.
   */
  bs: number;
  /**
   * Initiative.
   */
  i: number;
  /**
   * Leadership.
   */
  ld: number;
  /**
   * Movement, in inches.
   */
  m: number;
  /**
   * Strength.
   */
  s: number;
  /**
   * Toughness.
   */
  t: number;
  /**
   * Wounds.
   */
  w: number;
  /**
   * Weapon Skill.
   */
  ws: number;
}
/**
 * The read models of a battle. Pairs are by seat.
 */
export interface Projections {
  /**
   * How the battle ended.
   */
  ending: EndPart | null;
  /**
   * Who is no longer on the table.
   *
   * @minItems 2
   * @maxItems 2
   */
  losses: LossPart[];
  /**
   * The dice of the strike, shot, spell or test that is under way, or was the last.
   */
  rolls: RollPart[];
  /**
   * The last Rout test since this was started.
   */
  rout: RoutPart | null;
  /**
   * What each warrior has done and suffered since this was started, by number.
   */
  statistics: DeedPart[];
  /**
   * Where the battle stands.
   */
  turn: TurnPart;
}
/**
 * How the battle ended.
 */
export interface EndPart {
  /**
   * Why it ended.
   */
  reason: Reason;
  /**
   * Who won, or nobody.
   */
  winner: Seat | null;
}
/**
 * Who of a side is no longer on the table.
 */
export interface LossPart {
  /**
   * Left by the far end.
   */
  escaped: number;
  /**
   * Fled off the table.
   */
  fled: number;
  /**
   * Out of action.
   */
  out: number;
}
/**
 * A die that fell.
 */
export interface RollPart {
  /**
   * What it showed.
   */
  die: number;
  /**
   * For what.
   */
  label: Label;
  /**
   * The least score that succeeds, where one does.
   */
  needs: number | null;
  /**
   * Whether it succeeded, where that can be said of one die.
   */
  success: boolean | null;
  /**
   * For whom.
   */
  who: Id | null;
}
/**
 * A Rout test.
 */
export interface RoutPart {
  /**
   * The most that passes.
   */
  needs: number;
  /**
   * Whether it was passed.
   */
  passed: boolean;
  /**
   * Of which side.
   */
  seat: Seat;
  /**
   * What was rolled.
   */
  total: number;
}
/**
 * What a warrior has done and suffered.
 */
export interface DeedPart {
  /**
   * Blows.
   */
  blows: number;
  /**
   * Enemies put out of action.
   */
  felled: number;
  /**
   * Whether he found the chest.
   */
  found_chest: boolean;
  /**
   * Dice that hit, of shots and blows.
   */
  hits: number;
  /**
   * Who.
   */
  id: Id;
  /**
   * Shots.
   */
  shots: number;
  /**
   * Spells that worked.
   */
  spells: number;
  /**
   * Wounds lost.
   */
  wounds_lost: number;
}
/**
 * Where the battle stands.
 */
export interface TurnPart {
  /**
   * Turns begun, of both sides together.
   */
  number: number;
  /**
   * The phase.
   */
  phase: Phase;
  /**
   * Whose turn it is.
   */
  seat: Seat;
}
/**
 * Where the battle stands, on every screen.
 */
export interface At {
  /**
   * Whose turn it is.
   */
  active: Seat;
  /**
   * Who decides now; nobody while dice fall and after the end.
   */
  decides: Seat | null;
  /**
   * The phase.
   */
  phase: Phase;
  /**
   * What came of the Rout test of this turn, if there was one.
   */
  rout: RoutView | null;
  /**
   * Turns begun, of both sides together.
   */
  turn: number;
  /**
   * Whether that is the viewer.
   */
  yours: boolean;
}
/**
 * What came of a Rout test.
 */
export interface RoutView {
  /**
   * The Leadership it was rolled against.
   */
  needs: number;
  /**
   * Whether it was passed.
   */
  passed: boolean;
  /**
   * Whose.
   */
  seat: Seat;
  /**
   * What was rolled; 0 when it was passed without dice.
   */
  total: number;
}
/**
 * A warband in a few words.
 */
export interface Side {
  /**
   * How strong it is thought to be.
   */
  rating: number;
  /**
   * Whose it is.
   */
  seat: Seat;
  /**
   * What sort of warband.
   */
  warband: Warband;
  /**
   * Its warriors.
   */
  warriors: Id[];
}
/**
 * A spell that the selected caster could try.
 */
export interface SpellView {
  needs: number;
  spell: Spell;
  /**
   * At whom; nobody when it is not cast at anybody.
   */
  targets: Id[];
}
/**
 * A shot that the selected warrior could aim.
 */
export interface ShotView {
  /**
   * How far away the target is in inches, on a map.
   */
  inches: number | null;
  /**
   * What one shot needs, on a map.
   */
  needs: number | null;
  /**
   * What one shot does, on a map.
   */
  odds: Odds | null;
  /**
   * The most shots.
   */
  shots: number;
  /**
   * At whom.
   */
  target: Id;
  /**
   * With what.
   */
  weapon: Item;
}
/**
 * How likely each end of a strike is. Together they are one.
 */
export interface Odds {
  /**
   * Wounds are lost, but the target is no worse off otherwise.
   */
  hurt: Fraction;
  /**
   * Knocked down.
   */
  knocked_down: Fraction;
  /**
   * No wound is lost and nobody falls.
   */
  nothing: Fraction;
  /**
   * Out of action.
   */
  out: Fraction;
  /**
   * Stunned.
   */
  stunned: Fraction;
}
/**
 * A die that is going to be rolled.
 */
export interface DieView {
  /**
   * For what.
   */
  label: Label;
  /**
   * The least that succeeds, where one does.
   */
  needs: number | null;
}
/**
 * Something that the people at a real table see, and say by a move.
 */
export interface ToggleView {
  /**
   * What it adds to the die to hit.
   */
  by: number;
  /**
   * The move that says it or takes it back: `cover`, `long`, `unseen` or `too-far`.
   */
  id: string;
  /**
   * Whether it was said.
   */
  on: boolean;
}
/**
 * One way in which a shot that was aimed can be fired.
 */
export interface FireView {
  /**
   * What Ballistic Skill alone needs.
   */
  basic: number;
  /**
   * What makes it easier or harder.
   */
  modifiers: Modifier[];
  /**
   * What each shot needs; 7 when it cannot hit.
   */
  needs: number;
  /**
   * What one shot does.
   */
  odds: Odds | null;
  /**
   * What is said about it at a real table: how far, and whether the target is in cover.
   *
   * @minItems 2
   * @maxItems 2
   */
  said: [Distance, boolean] | null;
}
/**
 * Something that makes a shot easier or harder.
 */
export interface Modifier {
  /**
   * What it adds to the die.
   */
  by: number;
  /**
   * What it is: `modifier-` and this make a key.
   */
  why: string;
}
/**
 * A charge that is open, or was declared and may be disputed or intercepted.
 */
export interface ChargeView {
  /**
   * Height of a dive in inches, or 0.
   */
  dive: number;
  may_step: Id[];
  may_touch: Id[];
  /**
   * Whether something can still be said about it, at a real table.
   */
  open: boolean;
  said: Reach | null;
  second: Id | null;
  /**
   * Who steps in, and who could.
   */
  step: Id | null;
  target: Id;
  toggles: ToggleView[];
  /**
   * Who else is in contact at its end, and who could be.
   */
  touches: Id[];
  who: Id;
}
/**
 * Somebody of a melee that is about to begin, who may take other weapons.
 */
export interface FighterView {
  /**
   * What he has in hand.
   *
   * @minItems 2
   * @maxItems 2
   */
  held: [Item, Item];
  /**
   * All ways to fill his hands, the present one included.
   */
  ways: HandsView[];
  who: Id;
}
/**
 * A way to fill both hands.
 */
export interface HandsView {
  /**
   * How many blows that makes.
   */
  blows: number;
  main: Item;
  odds: Odds | null;
  off: Item;
  /**
   * Whom they could strike, and what they would do if all went at him.
   */
  target: Id | null;
}
/**
 * A blow that a warrior could strike.
 */
export interface BlowView {
  /**
   * What this one blow does.
   */
  odds: Odds | null;
  target: Id;
  /**
   * The numbers it needs: 0 without a die, 7 where it cannot be.
   */
  to_hit: number;
  to_save: number;
  to_wound: number;
  weapon: Item;
}
/**
 * A strike or shot under way.
 */
export interface StrikeView {
  blows: number;
  by: Id | null;
  close: boolean;
  /**
   * The row of the chart of critical hits, once its die has fallen: `critical-` and this make a
   * key.
   */
  critical: string | null;
  /**
   * The dice that follow, the next one first, as long as each goes on.
   */
  dice: DieView[];
  /**
   * Hits that are left, and wounds so far.
   */
  hits: number;
  /**
   * The next die, and what it needs.
   */
  label: Label | null;
  needs: number | null;
  /**
   * What can still come of it.
   */
  odds: Odds | null;
  parries: number;
  target: Id;
  /**
   * The highest die among the hits that can be parried, and the dice of a parry against it.
   */
  to_beat: number;
  /**
   * The numbers of the first kind of blow: 0 without a die, 7 where it cannot be.
   */
  to_hit: number;
  to_save: number;
  to_wound: number;
  /**
   * What it is done with; nothing for falls, spells and the like.
   */
  weapon: Item | null;
  wounds: number;
}
/**
 * A shot that was aimed.
 */
export interface AimView {
  /**
   * The dice of one shot, as long as each goes on.
   */
  dice: DieView[];
  shots: number;
  target: Id;
  /**
   * What can be said about it at a real table.
   */
  toggles: ToggleView[];
  /**
   * The way in which it would be fired now.
   */
  ways: FireView[];
  weapon: Item;
  who: Id;
}
/**
 * How a warrior came out of the battle.
 */
export interface Record {
  /**
   * Who put him out of action.
   */
  by: Id | null;
  /**
   * Counters that he holds.
   */
  counters: number;
  /**
   * How he ended: `standing`, `knocked_down`, `stunned`, `out`, `fled` or `escaped`.
   */
  end: string;
  /**
   * What he has earned, as far as the table of the scenario says.
   */
  experience: Gain[];
  /**
   * Enemies that he put out of action.
   */
  felled: number;
  /**
   * His kind of fighter.
   */
  fighter: FighterId;
  /**
   * Who.
   */
  id: Id;
  /**
   * Whether he is neither out of action nor fled.
   */
  survived: boolean;
}
/**
 * Experience, and what it is for.
 */
export interface Gain {
  /**
   * How much.
   */
  points: number;
  /**
   * `survived`, `leader_won`, `felled`, `counters`, `broke_through` or `first_exit`.
   */
  why: string;
}
/**
 * A battle as everybody sees it.
 */
export interface View {
  active: Seat;
  aim: AimView | null;
  ask: AskView | null;
  attacker: Seat | null;
  /**
   * The blows among which the next one is picked.
   */
  blows: BlowView[];
  /**
   * How many blows the striker has still to allot.
   */
  blows_left: number;
  /**
   * Warriors who have something to do in the present phase.
   */
  can_act: Id[];
  cast: CastView | null;
  charge: ChargeView | null;
  chest: Square | null;
  chest_found: boolean;
  counters: Square[];
  /**
   * Who won, or nobody, and why.
   *
   * @minItems 2
   * @maxItems 2
   */
  ending: [Seat | null, Reason] | null;
  field: FieldView | null;
  /**
   * At a real table: those of the melee that is about to begin who may take other weapons.
   */
  fighters: FighterView[];
  /**
   * The ways to fill the hands of the one who is asked.
   */
  hands: HandsView[];
  map: boolean;
  objectives: number;
  /**
   * Who strikes in the present melee, in order, and how many have had their turn.
   */
  order: Id[];
  /**
   * How far the selected warrior walks and how far he runs or charges, in half inches.
   *
   * @minItems 2
   * @maxItems 2
   */
  paces: [number, number] | null;
  phase: Phase;
  run: Square[];
  scenario: Scenario | null;
  /**
   * Buildings in which the chest may be.
   */
  searchable: number[];
  /**
   * Buildings that were searched.
   */
  searched: number[];
  selected: Id | null;
  /**
   * Shots and spells of the selected warrior, until he has aimed.
   */
  shots: ShotView[];
  sides: SideView[];
  spells: SpellView[];
  strike: StrikeView | null;
  struck: number;
  /**
   * Enemies that the selected warrior may charge.
   */
  targets: Id[];
  /**
   * Turns begun, of both sides together; and the most of each side.
   */
  turn: number;
  turns: number;
  /**
   * The work that waits, as a position writes it; empty when none does.
   */
  waits: string;
  /**
   * Squares within reach of the selected warrior.
   */
  walk: Square[];
  /**
   * Squares on which the one who is asked can put somebody or something.
   */
  zone: Square[];
}
/**
 * What is asked.
 */
export interface AskView {
  /**
   * Those among whom the pick is.
   */
  among: Id[];
  /**
   * The most that passes a test.
   */
  at_most: number | null;
  /**
   * What was said in answer to a question, while it can be disputed.
   */
  claimed: boolean | null;
  /**
   * What was declared and may be disputed: `charge`, `shot`, `run`, `run_all`, `exit`, `spot`,
   * `fact` or `claim`.
   */
  declared: string | null;
  /**
   * The first of two dice, once it has fallen.
   */
  first: number | null;
  label: Label | null;
  mover: string;
  needs: number | null;
  /**
   * Whose die of a roll-off falls.
   */
  of: Seat | null;
  question: Question | null;
  /**
   * What it is about: `die`, `parry`, `fact`, `contest`, `rout`, `hands` and so on.
   */
  what: string;
  who: Id | null;
  /**
   * What a roll-off, a number or a pick is for, in one word.
   */
  why: string | null;
}
/**
 * A spell that is being cast.
 */
export interface CastView {
  /**
   * The total of two dice that it needs.
   */
  needs: number;
  spell: Spell;
  target: Id | null;
  who: Id;
}
/**
 * The field as everybody sees it.
 */
export interface FieldView {
  buildings: BuildingView[];
  height: number;
  objectives: Square[];
  /**
   * One text for each row, from the north; each sign is a square.
   */
  rows: string[];
  width: number;
}
/**
 * A building of the field.
 */
export interface BuildingView {
  /**
   * The square inside that carries its number.
   */
  at: Square;
  /**
   * Whose it is: one of that side stands inside, and no enemy is.
   */
  holder: Seat | null;
  /**
   * Its number, from 1: the centre of the map comes first.
   */
  number: number;
  /**
   * Whether it is fought for, or may hold the chest.
   */
  objective: boolean;
  searched: boolean;
}
/**
 * A side as everybody sees it.
 */
export interface SideView {
  /**
   * Warriors who began the battle.
   */
  began: number;
  /**
   * What it has disputed in this turn.
   */
  disputes: number;
  edge: Edge | null;
  /**
   * Whether the first to leave by the far end was one of its heroes.
   */
  first_exit: boolean;
  held: number;
  out: number;
  quarter: number | null;
  rating: number;
  /**
   * The Rout test of this turn, if there was one.
   */
  rout: RoutView | null;
  /**
   * From how many out of action a Rout test is due.
   */
  rout_from: number;
  /**
   * The Leadership of a Rout test.
   */
  rout_leadership: number;
  shards: number;
  tested: boolean;
  warband: Warband;
  warriors: WarriorView[];
}
/**
 * A warrior as everybody sees him.
 */
export interface WarriorView {
  /**
   * Where he is, on a map.
   */
  at: Square | null;
  /**
   * Turns until each barrel is loaded.
   *
   * @minItems 3
   * @maxItems 3
   */
  barrels: number[];
  condition: Condition;
  /**
   * What he and all that he has now cost, in gold crowns.
   */
  cost: number;
  counters: number;
  engaged: Id[];
  felled: number;
  felled_by: Id | null;
  /**
   * His kind of fighter.
   */
  fighter: FighterId;
  /**
   * The weapons in his hands, once they are chosen.
   *
   * @minItems 2
   * @maxItems 2
   */
  hands: [Item, Item] | null;
  /**
   * Inches added to his movement in this turn.
   */
  hastened: number;
  /**
   * Whether he is on the table.
   */
  here: boolean;
  hero: boolean;
  id: Id;
  items: SetOfItem;
  leader: boolean;
  marks: SetOfMark;
  mutations: SetOfMutation;
  pairs: SetOfItem;
  profile: Profile;
  rules: SetOfRule;
  /**
   * Shots taken in this phase.
   */
  shots: number;
  skills: SetOfSkill;
  spells: Spell[];
  wounds: number;
}
