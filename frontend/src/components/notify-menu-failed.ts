import { t } from '../lib/t.ts';
import { notifyError } from './notify.ts';

export const notifyMenuFailed = () =>
  notifyError(t('The menu could not be loaded. Please reload the page when you are online.'));
