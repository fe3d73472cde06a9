// What the menu of a table on a server has, beside what every table has.
import type { MenuItem } from '../../components/TableHeader.svelte';
import type { OnlinePanel } from '../../components/online/panels';
import { t } from '../i18n/index.svelte';
import { turnNotices } from './turn-notices.svelte';
import type { OnlineRoom } from './online-room.svelte';

export function menuOf(online: OnlineRoom, open: (panel: OnlinePanel) => void): MenuItem[] {
  return [...proposals(online, open), ...notices(online), ...panels(open)];
}

function proposals(online: OnlineRoom, open: (panel: OnlinePanel) => void): MenuItem[] {
  if (online.seat === undefined || online.over) return [];
  const disabled = online.proposal !== undefined;
  const items: MenuItem[] = [];
  if (online.others.length > 0) {
    items.push({ icon: 'hand', name: t('online-propose-draw'), run: () => void online.ask({ propose: 'draw' }), disabled });
  }
  if (online.timed && !online.paused) {
    items.push({ icon: 'pause', name: t('online-propose-pause'), run: () => void online.ask({ propose: 'pause' }), disabled });
    items.push({ icon: 'clock', name: t('online-propose-more-time'), run: () => void online.ask({ propose: 'more_time' }), disabled });
  }
  items.push({ icon: 'flag', name: t('online-resign'), run: () => open('resign'), disabled });
  return items;
}

function panels(open: (panel: OnlinePanel) => void): MenuItem[] {
  return [
    { icon: 'seats', name: t('online-people'), run: () => open('people') },
    { icon: 'seal', name: t('online-luck'), run: () => open('luck') },
  ];
}

function notices(online: OnlineRoom): MenuItem[] {
  if (online.place === undefined || online.over || !turnNotices.possible) return [];
  if (turnNotices.denied) return [{ icon: 'bell', name: t('online-notify-denied'), run: () => undefined, disabled: true }];
  const name = turnNotices.on ? t('online-notify-on') : t('online-notify');
  return [{ icon: 'bell', name, run: () => void turnNotices.set(!turnNotices.on) }];
}
