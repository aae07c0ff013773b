import { type NotificationKind, notificationKinds } from '#shared/contract/notification-kinds';
import { listName, listOf, numbered, photoName } from '../../data/wardrobe-list.ts';
import { api } from '../../lib/api.ts';
import { allPages, type ReadPage } from '../../lib/cursor-pages.ts';
import { patient } from './patient.ts';

/** A photo or picture of the download: its file name in the ZIP, and its storage path. */
export type StoredFile = { name: string; path: string };
type Text = { name: string; text: string };
export type Everything = {
  texts: Text[];
  files: StoredFile[];
  /** The signed URL of the person's avatar, or null. */
  avatarUrl: string | null;
};

type Read = <T>(call: () => Promise<T>) => Promise<T>;

const all = <Item, Cursor extends string>(read: Read, page: ReadPage<Item, Cursor>) =>
  allPages<Item, Cursor>((query) => read(() => page(query)));

const json = (name: string, value: unknown): Text => ({ name, text: JSON.stringify(value, null, 2) });

type Part = { texts: Text[]; files?: StoredFile[]; avatarUrl?: string | null };

/** The parts of a download, read one after the other. Each part reads all data of one kind. */
const parts: readonly ((read: Read, email: string) => Promise<Part>)[] = [
  async (read, email) => {
    const [{ notificationsOff, avatarUrl, ...profile }, totals, { times: morningMail }] = await Promise.all([
      read(() => api.profile.getProfile()),
      read(() => api.community.getOwnTotals()),
      read(() => api.planning.getMorningMail()),
    ]);
    const { person: _, ...counts } = totals;
    const settings = Object.fromEntries(
      notificationKinds.map((kind: NotificationKind) => [kind, !notificationsOff.includes(kind)]),
    );
    return {
      texts: [
        json('profile.json', { email, ...profile, ...counts }),
        json('notification-settings.json', { ...settings, morningMail }),
      ],
      avatarUrl,
    };
  },
  async (read) => {
    const { items } = await read(() => api.wardrobe.listItems({ query: {} }));
    const photos = items.map((item, index) => ({ name: photoName(item, index), path: item.imageUrl }));
    const packed = items.map(({ userId: _, imageUrl: __, image, ...item }, index) => ({
      ...item,
      hash: image.hash,
      photo: photos[index]?.name ?? '',
    }));
    // The same format as an export of the wardrobe, so that it can be imported.
    return { texts: [{ name: listName, text: listOf(packed) }], files: photos };
  },
  async (read) => {
    const outfits = await all(read, (query) => api.outfits.listOutfits({ query }));
    const listed = outfits.map((outfit, index) => {
      const { outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl, ...rest } = outfit;
      const path = aiGeneratedImageUrl ?? generatedImageUrl ?? outfitImageUrl;
      const picture = path ? { name: `pictures/${numbered(outfit.title, index)}`, path } : null;
      return { outfit: { ...rest, picture: picture?.name ?? null }, picture };
    });
    return {
      texts: [
        json(
          'outfits.json',
          listed.map(({ outfit }) => outfit),
        ),
      ],
      files: listed.flatMap(({ picture }) => picture ?? []),
    };
  },
  async (read) => {
    const entries = await all(read, (query) => api.calendar.listEntries({ query }));
    const days = entries.map(({ scheduledDate, notes, worn, outfitId, outfit }) => ({
      scheduledDate,
      outfitId,
      title: outfit.title,
      notes,
      worn,
    }));
    return { texts: [json('calendar.json', days)] };
  },
  async (read) => ({
    texts: [json('worn-days.json', await all(read, (query) => api.wardrobe.listWornDays({ query })))],
  }),
  async (read) => {
    const trips: object[] = [];
    for (const { id } of await all(read, (query) => api.planning.listTrips({ query }))) {
      const { place, days, pieces, extras, packed } = await read(() =>
        api.planning.getTrip({ params: { tripId: id } }),
      );
      const named = ({ itemId, itemName }: (typeof extras)[number]) => ({
        itemId,
        itemName,
        isPacked: packed.includes(itemId),
      });
      trips.push({ place, days, pieces: pieces.map(named), extras: extras.map(named) });
    }
    return { texts: [json('trips.json', trips)] };
  },
  async (read) => ({
    texts: [json('comments.json', await all(read, (query) => api.account.listOwnComments({ query })))],
  }),
  async (read) => {
    const outfits = await all(read, (query) => api.community.listLikes({ query }));
    const shown = await all(read, (query) => api.community.listLikedOutfits({ query }));
    const cards = new Map(shown.map((card) => [card.id, card]));
    const comments = await all(read, (query) => api.account.listCommentLikes({ query }));
    const likes = outfits.map(({ outfitId, createdAt }) => {
      const card = cards.get(outfitId);
      return {
        outfitId,
        likedAt: createdAt,
        title: card?.title ?? null,
        author: card?.author.displayName ?? null,
      };
    });
    return { texts: [json('likes.json', { outfits: likes, comments })] };
  },
  async (read) => ({ texts: [json('collections.json', await read(() => api.community.listCollections()))] }),
  async (read) => {
    const following = await all(read, (query) => api.community.listFollowing({ query }));
    const followers = await all(read, (query) => api.community.listFollowers({ query }));
    const shown = ({ person: { userId, displayName }, createdAt }: (typeof following)[number]) => ({
      userId,
      displayName,
      since: createdAt,
    });
    return {
      texts: [json('follows.json', { following: following.map(shown), followers: followers.map(shown) })],
    };
  },
  async (read) => {
    const blocked = await all(read, (query) => api.safety.listBlocked({ query }));
    const people = blocked.map(({ userId, displayName }) => ({ userId, displayName }));
    return { texts: [json('blocked-people.json', people)] };
  },
  async (read) => {
    const conversations = await all(read, (query) => api.messages.listConversations({ query }));
    const chats: object[] = [];
    for (const { id, otherUser } of conversations) {
      // The pages arrive newest first, but the messages within a page are oldest first.
      const pages: object[][] = [];
      await all(read, async (query) => {
        const page = await api.messages.listMessages({ params: { conversationId: id }, query });
        pages.unshift(
          page.items.map(({ senderId, content, createdAt, readAt, isDeleted, shared }) => ({
            from: senderId === otherUser.id ? (otherUser.displayName ?? 'them') : 'me',
            content,
            createdAt,
            readAt,
            isDeleted,
            shared: shared && { kind: shared.kind, id: shared.id, title: shared.title },
          })),
        );
        return page;
      });
      chats.push({
        with: { userId: otherUser.id, displayName: otherUser.displayName },
        messages: pages.flat(),
      });
    }
    return { texts: [json('messages.json', chats)] };
  },
  async (read) => {
    const { items } = await read(() => api.notifications.listNotifications());
    const told = items.map(({ people, ...notification }) => ({
      ...notification,
      people: people.map(({ userId, displayName }) => ({ userId, displayName })),
    }));
    return { texts: [json('notifications.json', told)] };
  },
  async (read) => {
    const { board } = await read(() => api.pinboard.getBoard());
    return { texts: [json('pinterest-board.json', board)] };
  },
];

/** Reads all of a person's data except photos. `onPart` is called with the number of the part being read. */
export async function readEverything(
  email: string,
  signal: AbortSignal,
  onPart: (part: number) => void,
): Promise<Everything> {
  const everything: Everything = { texts: [], files: [], avatarUrl: null };
  const read: Read = (call) => patient(signal, call);
  for (const [index, part] of parts.entries()) {
    const { texts, files = [], avatarUrl } = await part(read, email);
    everything.texts.push(...texts);
    everything.files.push(...files);
    everything.avatarUrl ??= avatarUrl ?? null;
    onPart((index + 1) / parts.length);
  }
  return everything;
}
