import type { EntityItem } from 'electrodb';
import type { Language } from '#shared/languages';
import { defineEntity, indexBy, keyOf, nullable, optional } from '../../platform/table.ts';

/** Returns a name in lower case and without accents: a search compares names in this form. */
export const nameKeyOf = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
/** The part of a name key by which the index is partitioned: its first two letters, which a search needs at least. */
export const nameStartOf = (nameKey: string) => [...nameKey].slice(0, 2).join('');

/** A person's profile, written when the account is confirmed. */
export const ProfileEntity = defineEntity('profile', {
  attributes: {
    userId: { type: 'string', required: true },
    /** Grows with every change. Absent until the first change. */
    version: { type: 'number' },
    /** Whether the person and all their content are hidden from others, after enough reports or by a moderator. */
    isWithheld: { type: 'boolean' },
    /** Whether the account is being deleted. The rest of the profile is already removed, and it stays withheld. */
    isDeleted: { type: 'boolean' },
    displayName: { type: 'string' },
    /** Both are derived whenever `displayName` is written. */
    nameKey: {
      type: 'string',
      watch: ['displayName'],
      set: (_, { displayName }) => displayName && nameKeyOf(displayName),
    },
    nameStart: {
      type: 'string',
      watch: ['displayName'],
      set: (_, { displayName }) => displayName && nameStartOf(nameKeyOf(displayName)),
    },
    ...optional(nullable<string>(), 'avatarUrl', 'bodyType', 'gender', 'skinTone', 'location'),
    language: { type: nullable<Language>() },
    stylePreferences: { type: 'list', items: { type: 'string' } },
    notificationsOff: { type: 'list', items: { type: 'string' } },
    removedChips: { type: 'list', items: { type: 'string' } },
    sharesOutfits: { type: 'boolean' },
    favoriteColors: { type: 'list', items: { type: 'string' } },
  },
  indexes: { byUser: keyOf('userId'), byName: indexBy('people', 'nameStart', 'nameKey') },
});
export type ProfileRow = EntityItem<typeof ProfileEntity>;
