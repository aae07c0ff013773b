import { AccountStateEntity } from '../platform/serving/account-state.ts';
import { AccountDeletionEntity } from '../rows/people/account-deletion.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { hiddenEntities } from '../rows/safety/hidden.ts';

/** The rows that are written when the deletion of an account begins, and deleted when it ends. */
export const accountEntities = {
  deletion: AccountDeletionEntity,
  state: AccountStateEntity,
  profile: ProfileEntity,
  ...hiddenEntities,
};
