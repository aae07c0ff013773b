import { changePassword, deleteUser, getUser, globalSignOut, updateUserAttributes } from './account.ts';
import type { Operation } from './operation.ts';
import { confirmForgotPassword, forgotPassword } from './password-reset.ts';
import { createUserPool, createUserPoolClient, describeUserPool } from './pool-administration.ts';
import { getTokensFromRefreshToken, revokeToken } from './session-operations.ts';
import { initiateAuth, respondToAuthChallenge } from './sign-in.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';
import {
  adminAddUserToGroup,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminRemoveUserFromGroup,
  adminUserGlobalSignOut,
  createGroup,
} from './user-administration.ts';

/** The operations by their names on the wire. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],

  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],

  ['GetUser', getUser],
  ['UpdateUserAttributes', updateUserAttributes],
  ['ChangePassword', changePassword],
  ['GlobalSignOut', globalSignOut],
  ['DeleteUser', deleteUser],

  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],

  ['CreateUserPool', createUserPool],
  ['DescribeUserPool', describeUserPool],
  ['CreateUserPoolClient', createUserPoolClient],
  ['CreateGroup', createGroup],
  ['AdminGetUser', adminGetUser],
  ['AdminDisableUser', adminDisableUser],
  ['AdminEnableUser', adminEnableUser],
  ['AdminDeleteUser', adminDeleteUser],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['AdminAddUserToGroup', adminAddUserToGroup],
  ['AdminRemoveUserFromGroup', adminRemoveUserFromGroup],
]);
