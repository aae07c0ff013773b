import { t } from '../lib/t.ts';
import { Checkbox } from './form.tsx';

type Props = {
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** Whether the request for the outfit has a prompt, which others can then read. */
  hasPrompt: boolean;
};

/** The choice whether a new outfit is public. It says what others will see. */
export const ShareChoice = ({ checked, onCheck, hasPrompt }: Props) => (
  <div>
    <Checkbox checked={checked} onCheck={onCheck}>
      {t('Share the outfit with the community')}
    </Checkbox>
    {checked && (
      <p className="pl-8 text-ink-soft text-sm">
        {hasPrompt
          ? t('Others see the outfit with your name and the words of your request.')
          : t('Others see the outfit with your name.')}{' '}
        {t('Your profile, place and notes stay with you.')}
      </p>
    )}
  </div>
);
