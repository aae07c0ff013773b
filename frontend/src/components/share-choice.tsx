import { t } from '../lib/t.ts';
import { Checkbox } from './form.tsx';

type Props = { checked: boolean; onCheck: (checked: boolean) => void; hasPrompt: boolean };

/** `hasPrompt`: whether the request for the outfit has a prompt, which others can then read. */
export const whatOthersSee = (hasPrompt: boolean) =>
  hasPrompt
    ? t('Others see the outfit with your name and the words of your request.')
    : t('Others see the outfit with your name.');

/** The choice whether a new outfit is public. It says what others will see. */
export const ShareChoice = ({ checked, onCheck, hasPrompt }: Props) => (
  <div>
    <Checkbox checked={checked} onCheck={onCheck}>
      {t('Share the outfit with the community')}
    </Checkbox>
    {checked && (
      <p className="pl-8 text-ink-soft text-sm">
        {whatOthersSee(hasPrompt)} {t('Your profile, place and notes stay with you.')}
      </p>
    )}
  </div>
);
