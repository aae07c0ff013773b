import type { SelectionConflict } from '#shared/rules/selection-conflict';
import { t } from '../lib/t.ts';
import { notify } from './notify.ts';

const texts: Record<SelectionConflict['message'], string> = {
  'Please select only one top.': t('Please select only one top.'),
  'Please select only one bottom.': t('Please select only one bottom.'),
  'Please select only one dress.': t('Please select only one dress.'),
  'Only one pair of shoes can be worn.': t('Only one pair of shoes can be worn.'),
  'A dress cannot be combined with a top or a bottom.': t(
    'A dress cannot be combined with a top or a bottom.',
  ),
};

/** Says why chosen items cannot be worn together. */
export const notifyConflict = ({ message }: SelectionConflict) =>
  notify({ title: t('Selection Conflict'), description: texts[message], tone: 'error' });
