import { Button, ButtonLink } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { t } from '../../lib/t.ts';
import { type FailureKind, failureKinds } from './texts.ts';

type Props = { kind: FailureKind; text: string; onClose: () => void; onRetry: () => void };

/** Shows why a generation failed, with a suggestion and the action that fits the kind of failure. */
export const ErrorDialog = ({ kind, text, onClose, onRetry }: Props) => (
  <SmallDialog title={failureKinds[kind].title} onClose={onClose}>
    <p>{text}</p>
    <p className="text-ink-soft">{failureKinds[kind].suggestion}</p>
    <div className="flex flex-wrap justify-end gap-3 pt-2">
      <Button look="outline" onClick={onClose}>
        {t('Close')}
      </Button>
      {(kind === 'no-items' || kind === 'upload-failed') && (
        <ButtonLink to="/dashboard">{t('Go to my wardrobe')}</ButtonLink>
      )}
      {kind === 'limit-reached' && (
        <ButtonLink to="/outfits?tab=outfits" onClick={onClose}>
          {t('My Outfits')}
        </ButtonLink>
      )}
      {(kind === 'api-error' || kind === 'generation-failed') && (
        <Button onClick={onRetry}>{t('Try again')}</Button>
      )}
    </div>
  </SmallDialog>
);
