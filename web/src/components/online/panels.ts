/** What can be opened around a table on a server. */
export type OnlinePanel = 'chat' | 'leave' | 'luck' | 'people' | 'resign';
