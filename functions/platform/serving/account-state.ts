import type { Call } from '#shared/contract/define';
import { AppError } from '#shared/errors';
import { defineEntity, keyOf } from '../table.ts';

/** What ends the sessions of an account before their access tokens expire. Most accounts have no row. */
export const AccountStateEntity = defineEntity('account-state', {
  attributes: {
    userId: { type: 'string', required: true },
    deletedAt: { type: 'string' },
    /** In seconds since 1970, as the claim `auth_time`: sessions that were signed in to before have ended. */
    sessionsEndedAt: { type: 'number' },
  },
  indexes: { byUser: keyOf('userId') },
});

/** The claims of an access token. API Gateway gives them as texts. */
type Claims = Readonly<Record<string, unknown>>;

/**
 * Throws `auth.required` if the account of a token is deleted, or if its session has ended. API Gateway accepts such a
 * token until it expires, because it only checks the signature. The claim `auth_time` is the time of the sign-in, also
 * in tokens that were renewed since
 * (docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-access-token.html).
 *
 * It costs half a read unit and one request to the table. A consistent read would cost a whole unit. The difference
 * is the fraction of a second in which a call can still get through, and what such a call writes is removed: the deletion
 * of an account has a second round, and a password reset is no protection against what happened just before it.
 */
export async function refuseEndedSession({ ends }: Call, { sub, auth_time: signedInAt }: Claims) {
  const { data: state } = await AccountStateEntity.get({ userId: String(sub) }).go();
  const isDeleted = state?.deletedAt !== undefined && ends !== 'account';
  const isBefore = state?.sessionsEndedAt !== undefined && !(Number(signedInAt) >= state.sessionsEndedAt);
  const hasEnded = isBefore && ends !== 'session';
  if (isDeleted || hasEnded) throw new AppError('auth.required');
}
