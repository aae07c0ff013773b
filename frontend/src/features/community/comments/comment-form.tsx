import { limits } from '#shared/limits';
import { Button } from '../../../components/button.tsx';
import { Form, TextArea } from '../../../components/form.tsx';
import { useOwnId } from '../../../data/user-id.ts';
import { plural, t } from '../../../lib/t.ts';
import { draftName, keepDraft, type Place, useAddComment, useCommentsUnderway, useDraft } from './queries.ts';

type Props = {
  place: Place;
  label: string;
  /** Only for a form that can be closed: called after its text was posted, and when the user cancels it. */
  onClose?: () => void;
};

/** The number of characters left is shown from this number on. */
const nearLimit = 100;

/** The form to write a comment or a reply. The typed text is kept until it is posted. */
export function CommentForm({ place, label, onClose }: Props) {
  const userId = useOwnId();
  const name = draftName(place);
  const draft = useDraft(userId, name);
  const { mutate: post } = useAddComment(place);
  const sending = useCommentsUnderway(place.outfitId).some(
    ({ parentCommentId }) => parentCommentId === place.parentCommentId,
  );
  const commentText = draft.trim();
  const left = limits.comment.text - draft.length;
  const isNear = left <= nearLimit && !sending;
  const send = () => {
    if (commentText && !sending) post({ ...place, commentText }, onClose ? { onSuccess: onClose } : {});
  };
  return (
    <Form data-kept onSend={send} className="grid gap-3">
      <TextArea
        label={label}
        rows={2}
        maxLength={limits.comment.text}
        autoFocus={onClose !== undefined}
        // While the text is being sent, it is already shown in the list.
        value={sending ? '' : draft}
        readOnly={sending}
        hint={isNear ? plural(left, '{count} character left', '{count} characters left') : undefined}
        onValue={(value) => keepDraft(userId, name, value)}
      />
      <div className="flex justify-end gap-2">
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
        )}
        <Button type="submit" disabled={!commentText || sending}>
          {sending ? t('Posting...') : t('Post')}
        </Button>
      </div>
    </Form>
  );
}
