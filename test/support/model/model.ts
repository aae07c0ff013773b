import type { Operation } from './operations.ts';

/** A comment that was created, and the outfit on which it stands or stood. */
export type Created = { text: string; outfit: number };
type Comment = { text: string; author: number; outfit: number; parent: string | null };
/** The app as data in memory: people, outfits and comments, without any projections of them. */
export type Model = {
  names: readonly string[];
  outfits: readonly ({ isPublic: boolean; title: string; shirt: number } | null)[];
  likes: ReadonlySet<string>;
  comments: readonly Comment[];
  commentLikes: ReadonlySet<string>;
  follows: ReadonlySet<string>;
  blocks: ReadonlySet<string>;
  messages: readonly string[];
};
type Step = { model: Model; status: number };

const owner = 0;
const withOne = (set: ReadonlySet<string>, value: string) => new Set([...set, value]);
const without = (set: ReadonlySet<string>, ...values: string[]) =>
  new Set([...set].filter((value) => !values.includes(value)));

/** The model after an operation, and the answer's status. `comments`: those created so far. */
export function apply(model: Model, operation: Operation, comments: readonly Created[]): Step {
  const same = (status: number): Step => ({ model, status });
  const changed = (changes: Partial<Model>, status: number): Step => ({
    model: { ...model, ...changes },
    status,
  });
  const outfitAt = (outfit: number) => model.outfits[outfit] ?? null;
  const withOutfit = (at: number, outfit: Model['outfits'][number]) =>
    model.outfits.map((each, index) => (index === at ? outfit : each));
  const areApart = (one: number, other: number) =>
    model.blocks.has(`${one} ${other}`) || model.blocks.has(`${other} ${one}`);
  const sees = (person: number, outfit: number) =>
    person === owner
      ? outfitAt(outfit) !== null
      : outfitAt(outfit)?.isPublic === true && !areApart(person, owner);
  /** Whether a comment with this text exists. Sending a comment again does not create a second one. */
  const isSaid = (words: string) => model.comments.some(({ text }) => text === words);
  const commentAt = (at: number) => model.comments.find(({ text }) => text === comments[at]?.text);

  switch (operation.do) {
    case 'publish':
    case 'hide': {
      const outfit = outfitAt(operation.outfit);
      if (!outfit) return same(404);
      const isPublic = operation.do === 'publish';
      return changed({ outfits: withOutfit(operation.outfit, { ...outfit, isPublic }) }, 200);
    }
    case 'retitle': {
      const outfit = outfitAt(operation.outfit);
      if (!outfit) return same(404);
      return changed({ outfits: withOutfit(operation.outfit, { ...outfit, title: operation.title }) }, 200);
    }
    case 'replace': {
      const outfit = outfitAt(operation.outfit);
      const { shirt, by } = operation;
      if (!outfit) return same(404);
      if (outfit.shirt !== shirt) return same(outfit.shirt === by ? 200 : 404);
      if (shirt === by) return same(400);
      return changed({ outfits: withOutfit(operation.outfit, { ...outfit, shirt: by }) }, 200);
    }
    case 'delete':
      return changed(
        {
          outfits: withOutfit(operation.outfit, null),
          comments: model.comments.filter(({ outfit }) => outfit !== operation.outfit),
        },
        204,
      );
    case 'like': {
      const { person, outfit } = operation;
      if (!outfitAt(outfit)?.isPublic || !sees(person, outfit)) return same(404);
      if (person === owner) return same(400);
      return changed({ likes: withOne(model.likes, `${person} ${outfit}`) }, 200);
    }
    case 'unlike': {
      const { person, outfit } = operation;
      const name = `${person} ${outfit}`;
      const isShown = outfitAt(outfit)?.isPublic === true && sees(person, outfit);
      if (!model.likes.has(name)) return same(isShown ? 200 : 404);
      return changed({ likes: without(model.likes, name) }, 200);
    }
    case 'comment': {
      const { person, outfit, text } = operation;
      if (!sees(person, outfit)) return same(404);
      if (isSaid(text)) return same(201);
      return changed({ comments: [...model.comments, { text, author: person, outfit, parent: null }] }, 201);
    }
    case 'reply': {
      const { person, text } = operation;
      const to = commentAt(operation.comment);
      if (!to || !sees(person, to.outfit) || areApart(person, to.author)) return same(404);
      if (isSaid(text)) return same(201);
      const parent = to.parent ?? to.text;
      return changed(
        { comments: [...model.comments, { text, author: person, outfit: to.outfit, parent }] },
        201,
      );
    }
    case 'removeComment': {
      const gone = commentAt(operation.comment);
      if (!gone) return same(sees(operation.person, comments[operation.comment]?.outfit ?? 0) ? 204 : 404);
      if (operation.person !== gone.author && operation.person !== owner) return same(404);
      const left = model.comments.filter(({ text, parent }) => text !== gone.text && parent !== gone.text);
      return changed({ comments: left }, 204);
    }
    case 'likeComment':
    case 'unlikeComment': {
      const { person } = operation;
      const comment = commentAt(operation.comment);
      if (!comment || !sees(person, comment.outfit) || areApart(person, comment.author)) return same(404);
      const name = `${person} ${comment.text}`;
      const put = operation.do === 'likeComment' ? withOne : without;
      return changed({ commentLikes: put(model.commentLikes, name) }, 200);
    }
    case 'follow': {
      const { person, other } = operation;
      if (areApart(person, other)) return same(404);
      return changed({ follows: withOne(model.follows, `${person} ${other}`) }, 200);
    }
    case 'unfollow':
      return changed({ follows: without(model.follows, `${operation.person} ${operation.other}`) }, 204);
    case 'block': {
      const { person, other } = operation;
      return changed(
        {
          blocks: withOne(model.blocks, `${person} ${other}`),
          follows: without(model.follows, `${person} ${other}`, `${other} ${person}`),
        },
        204,
      );
    }
    case 'unblock':
      return changed({ blocks: without(model.blocks, `${operation.person} ${operation.other}`) }, 204);
    case 'rename':
      return changed(
        { names: model.names.map((name, at) => (at === operation.person ? operation.name : name)) },
        200,
      );
    case 'write': {
      const { person, text } = operation;
      if (areApart(person, 1 - person)) return same(404);
      return changed({ messages: [...new Set([...model.messages, text])] }, 201);
    }
    case 'read':
      return same(areApart(operation.person, 1 - operation.person) ? 404 : 200);
  }
}

/** The model as text. Collections without an order are sorted, so that equal models give equal texts. */
export const written = (model: Model): string =>
  JSON.stringify({
    ...model,
    likes: [...model.likes].toSorted(),
    comments: model.comments.map((comment) => JSON.stringify(comment)).toSorted(),
    commentLikes: [...model.commentLikes].toSorted(),
    follows: [...model.follows].toSorted(),
    blocks: [...model.blocks].toSorted(),
    messages: model.messages.toSorted(),
  });
