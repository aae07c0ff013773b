import type { AdminGetUserResponse, CreateGroupResponse } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { CognitoError, resourceNotFound, userNotFound } from './cognito-error.ts';
import { managementOperation } from './operation.ts';
import { GroupName, PoolId, Username } from './request-fields.ts';
import { listAttributes, type User } from './user.ts';
import type { UserStore } from './user-store.ts';

const NamedUser = z.object({ UserPoolId: PoolId, Username });
const Member = NamedUser.extend({ GroupName });

export const adminGetUser = managementOperation(NamedUser, ({ store }, request): AdminGetUserResponse => {
  const user = findNamed(store, request);
  return {
    Username: user.id,
    UserAttributes: listAttributes(user),
    UserCreateDate: new Date(user.createdAt),
    Enabled: user.enabled,
    UserStatus: user.status,
  };
});

export const adminDisableUser = changingUser(NamedUser, (store, user) => {
  user.enabled = false;
  store.revokeSessions(user);
});

export const adminEnableUser = changingUser(NamedUser, (_, user) => {
  user.enabled = true;
});

export const adminUserGlobalSignOut = changingUser(NamedUser, (store, user) => store.revokeSessions(user));

export const adminDeleteUser = changingUser(NamedUser, (store, user) => store.removeUser(user));

export const createGroup = managementOperation(
  Member.omit({ Username: true }),
  async ({ store }, { UserPoolId, GroupName }): Promise<CreateGroupResponse> => {
    const { groups } = store.pool(UserPoolId);
    if (groups.includes(GroupName))
      throw new CognitoError('GroupExistsException', 'A group with the name already exists.');
    groups.push(GroupName);
    await store.save();
    return { Group: { UserPoolId, GroupName } };
  },
);

/** The group appears in tokens issued from now on. */
export const adminAddUserToGroup = changingUser(Member, (store, user, { UserPoolId, GroupName }) => {
  if (!store.pool(UserPoolId).groups.includes(GroupName)) throw resourceNotFound('Group not found.');
  user.groups = [...new Set([...user.groups, GroupName])];
});

export const adminRemoveUserFromGroup = changingUser(Member, (_, user, { GroupName }) => {
  user.groups = user.groups.filter((group) => group !== GroupName);
});

/** An operation that changes one user and answers nothing. */
function changingUser<Schema extends typeof NamedUser>(
  schema: Schema,
  change: (store: UserStore, user: User, request: z.infer<Schema>) => void,
) {
  return managementOperation(schema, async ({ store }, request) => {
    change(store, findNamed(store, request), request);
    await store.save();
    return {};
  });
}

function findNamed(store: UserStore, request: z.infer<typeof NamedUser>): User {
  const user = store.findUser(store.pool(request.UserPoolId).id, request.Username);
  if (!user) throw userNotFound();
  return user;
}
