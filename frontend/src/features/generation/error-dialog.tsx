import { Button, ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { type Trouble, troubles } from './texts.ts';

type Props = { trouble: Trouble; text: string; onClose: () => void; onRetry: () => void };

/** What went wrong, and what can be done about it. */
export const ErrorDialog = ({ trouble, text, onClose, onRetry }: Props) => (
  <Notice title={troubles[trouble].title} onClose={onClose}>
    <p>{text}</p>
    <p className="text-ink-soft">{troubles[trouble].suggestion}</p>
    <div className="flex flex-wrap justify-end gap-3 pt-2">
      <Button look="outline" onClick={onClose}>
        Close
      </Button>
      {(trouble === 'no-items' || trouble === 'upload-failed') && (
        <ButtonLink to="/dashboard">Go to my wardrobe</ButtonLink>
      )}
      {(trouble === 'api-error' || trouble === 'generation-failed') && (
        <Button onClick={onRetry}>Try again</Button>
      )}
    </div>
  </Notice>
);
