import * as z from 'zod';
import { bodyTypes, genders, noAnswer, skinTones } from '../catalog.ts';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';
import { notificationKinds } from './notification-kinds.ts';
import { line } from './texts.ts';

const { displayName } = limits.account;
export const DisplayName = line()
  .min(displayName.min, `Display name must be at least ${displayName.min} characters`)
  .max(displayName.max, `Display name must be less than ${displayName.max} characters`);

const noAnswerAsNull = z.literal(noAnswer).transform(() => null);
/** A list of words; a single word becomes a list of one. */
export const Words = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .pipe(z.array(z.string().trim().min(1).max(50)).max(20));

/** Changes of a profile. A missing field is not changed. */
export const ProfileChanges = z
  .object({
    bodyType: z.union([z.enum(bodyTypes), noAnswerAsNull]).nullable(),
    gender: z.union([z.enum(genders), noAnswerAsNull]).nullable(),
    skinTone: z.union([z.enum(skinTones), noAnswerAsNull]).nullable(),
    location: z.string().trim().max(limits.profile.location).nullable(),
    stylePreferences: Words,
    favoriteColors: Words,
    displayName: DisplayName,
    /** The app's language after signing in; null to use the browser's. */
    language: z.enum(languages).nullable(),
    /** The kinds of notifications that the person has switched off. */
    notificationsOff: z.array(z.enum(notificationKinds)),
    /** Whether new outfits are public unless the person chooses otherwise. */
    sharesOutfits: z.boolean(),
    /** The keys of chips that the person has removed from requests; what is there twice is left out of the next. */
    removedChips: z.array(z.string().max(100)).max(limits.profile.removedChips),
  })
  .partial();
export type ProfileChanges = z.output<typeof ProfileChanges>;

export const Profile = z.object({
  userId: z.string(),
  bodyType: z.string().nullable(),
  gender: z.string().nullable(),
  skinTone: z.string().nullable(),
  location: z.string().nullable(),
  language: z.enum(languages).nullable(),
  stylePreferences: z.array(z.string()),
  favoriteColors: z.array(z.string()),
  notificationsOff: z.array(z.enum(notificationKinds)),
  /** Null until the person has been asked. */
  sharesOutfits: z.boolean().nullable(),
  removedChips: z.array(z.string()).default([]),
  displayName: z.string(),
  /** A signed URL, valid for at most fifteen minutes. */
  avatarUrl: z.string().nullable(),
});
export type Profile = z.infer<typeof Profile>;

/** The public part of a profile. */
export const Person = Profile.pick({ userId: true, displayName: true, avatarUrl: true });
export type Person = z.infer<typeof Person>;

export const profile = defineContract({
  getProfile: { route: 'GET /profile', result: Profile },
  updateProfile: {
    route: 'PATCH /profile',
    cost: { forNew: 'weather' },
    body: ProfileChanges,
    result: Profile,
  },
  /** Makes an upload of the user their avatar, cropped to a square. The previous avatar is deleted. */
  setAvatar: {
    route: 'PUT /profile/avatar',
    cost: 'photos',
    waits: true,
    body: z.object({ path: z.string().max(300) }),
    result: Profile,
  },
  removeAvatar: { route: 'DELETE /profile/avatar', result: Profile },
  listPeople: {
    route: 'GET /people',
    query: z.object({
      ids: z
        .string()
        .max(4000)
        .transform((ids) => [...new Set(ids.split(','))])
        .pipe(z.array(z.guid()).max(100)),
    }),
    result: z.array(Person),
  },
});
