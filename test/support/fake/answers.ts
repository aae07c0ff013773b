import type { GenerationJob } from '#shared/contract/generation';
import type { contracts, Feature } from '#shared/contract/index';
import { AppError } from '#shared/errors';
import { firstVariant } from '#shared/rules/image-variant';
import { calendarAnswers } from './calendar.ts';
import { communityAnswers } from './community.ts';
import { messagesAnswers, unreadIn } from './messages.ts';
import { outfitAnswers } from './outfits.ts';
import { conversationWith, peopleAnswers } from './people.ts';
import { planningAnswers } from './planning.ts';
import { newRow } from './rows.ts';
import { pinboardAnswers, profileAnswers, stylingAnswers } from './surroundings.ts';
import { wardrobeAnswers } from './wardrobe.ts';
import type { AnswersTo, World } from './world.ts';

/** The answers to calls of the contract. A test fails if a page makes a call that has no answer here. */
type Answers = { [F in Feature]?: Partial<AnswersTo<(typeof contracts)[F]>> };

/** Answers like the server: people only get their own data, and lists are sorted newest first. */
export function answersOf(world: World): Answers {
  return {
    wardrobe: wardrobeAnswers(world),
    outfits: outfitAnswers(world),
    calendar: calendarAnswers(world),
    planning: planningAnswers(world),
    messages: {
      ...messagesAnswers(world),
      startConversation: ({ body }) => conversationWith(world, body.userId),
    },
    profile: profileAnswers(world),
    community: { ...peopleAnswers(world), ...communityAnswers(world) },
    pinboard: pinboardAnswers(world),
    styling: stylingAnswers(world),
    generation: {
      startGeneration({ userId }) {
        const { id, createdAt } = newRow(userId);
        if (!world.known) world.allowance = { ...world.allowance, left: world.allowance.left - 1 };
        const job: GenerationJob = {
          id,
          status: world.known ? 'succeeded' : 'pending',
          createdAt,
          outfit: world.known,
          fromCache: world.known !== null,
          error: null,
        };
        world.jobs.set(id, job);
        return job;
      },
      getGeneration({ params }) {
        const job = world.jobs.get(params.jobId);
        if (!job) throw new AppError('not_found');
        return job;
      },
    },
    images: {
      signUrls({ userId, body }) {
        world.signatures += 1;
        const own = body.urls.filter((path) => path.startsWith(`${userId}/`));
        return {
          signedUrls: Object.fromEntries(
            own.map((path) => [path, `/media/${path}/${firstVariant}?Signature=${world.signatures}`]),
          ),
        };
      },
    },
    notifications: {
      listNotifications: () => ({ items: world.notifications }),
      markSeen() {
        world.notifications = world.notifications.map((each) => ({ ...each, isUnread: false }));
      },
    },
    safety: {
      blockUser: ({ params }) => void world.blocked.add(params.userId),
      unblockUser: ({ params }) => void world.blocked.delete(params.userId),
      listBlocked: () => ({
        items: [...world.blocked].map((userId) => ({ userId, displayName: 'Bea', avatarUrl: null })),
        cursor: null,
      }),
      report: ({ body }) => void world.reports.push(body),
    },
    account: {
      listOwnComments: () => ({ items: [], cursor: null }),
      listCommentLikes: () => ({ items: [], cursor: null }),
      endSessions: () => undefined,
      deleteAccount: ({ userId }) => void world.deleted.add(userId),
    },
    realtime: {
      createTicket: ({ userId }) => ({ ticket: `ticket-of-${userId}` }),
      countUnread: () => ({
        messages: unreadIn(world),
        notifications: world.notifications.filter(({ isUnread }) => isUnread).length,
        sinceEvent: world.lastEventAt && Date.now() - world.lastEventAt,
      }),
    },
  };
}
