import type {
  ChangePasswordResponse,
  GetUserResponse,
  GlobalSignOutResponse,
  UpdateUserAttributesResponse,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { takeAttributes } from './attributes.ts';
import { claimantOf } from './claimant.ts';
import { accountOperation } from './operation.ts';
import { demandPassword, NewPassword, Password, refuseWeakPassword } from './password.ts';
import { Attributes } from './request-fields.ts';
import { makeVerifier } from './srp.ts';
import { listAttributes } from './user.ts';

export const getUser = accountOperation(
  z.object({}),
  (_, user): GetUserResponse => ({ Username: user.id, UserAttributes: listAttributes(user) }),
);

/** Writes attributes; the address is not among those that can change. */
export const updateUserAttributes = accountOperation(
  z.object({ UserAttributes: Attributes }),
  async ({ store }, user, request): Promise<UpdateUserAttributesResponse> => {
    const pool = store.pool(user.poolId);
    Object.assign(user.attributes, takeAttributes(pool, request.UserAttributes, user.email));
    await store.save();
    return { CodeDeliveryDetailsList: [] };
  },
);

export const changePassword = accountOperation(
  z.object({ PreviousPassword: Password, ProposedPassword: NewPassword }),
  async (services, user, { PreviousPassword, ProposedPassword }): Promise<ChangePasswordResponse> => {
    demandPassword(services, claimantOf(user), PreviousPassword);
    refuseWeakPassword(services.store.pool(user.poolId), ProposedPassword);
    user.verifier = makeVerifier(user, ProposedPassword);
    await services.store.save();
    return {};
  },
);

/** Ends all sessions of the user, on every device. */
export const globalSignOut = accountOperation(
  z.object({}),
  async ({ store }, user): Promise<GlobalSignOutResponse> => {
    store.revokeSessions(user);
    await store.save();
    return {};
  },
);

/** Deletes the user for good; the address is free again. */
export const deleteUser = accountOperation(z.object({}), async ({ store }, user) => {
  store.removeUser(user);
  await store.save();
  return {};
});
