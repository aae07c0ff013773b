import type { ClothingItem } from '#shared/contract/clothing-item';
import { demoPieces } from '#shared/demo-pieces';
import { BaseButton } from '../../../components/button.tsx';
import { useOwnId } from '../../../data/user-id.ts';
import { plural, t } from '../../../lib/t.ts';
import { removeItems } from '../remove-items.ts';

type Props = {
  items: readonly ClothingItem[];
  /** Whether demo pieces are being added. */
  isAdding: boolean;
  onAdd: () => void;
};

const action = 'min-h-11 underline underline-offset-4 aria-disabled:opacity-45';

/** Says how many items belong to the demo wardrobe, and removes them in one tap. Renders nothing without any. */
export function DemoNotice({ items, isAdding, onAdd }: Props) {
  const userId = useOwnId();
  const demo = items.filter(({ isDemo }) => isDemo);
  if (demo.length === 0) return null;
  return (
    <section
      aria-label={t('Demo wardrobe')}
      className="mt-1 flex flex-wrap items-center gap-x-5 border border-line bg-surface px-4 py-1 text-sm"
    >
      <p className="mr-auto py-2">
        {plural(
          demo.length,
          '{count} demo piece to try things with.',
          '{count} demo pieces to try things with.',
        )}
      </p>
      {demo.length < demoPieces.length && (
        <BaseButton disabled={isAdding} onClick={onAdd} className={action}>
          {t('Add the rest')}
        </BaseButton>
      )}
      <BaseButton
        disabled={isAdding}
        onClick={() => removeItems(userId, demo)}
        className={`font-semibold ${action}`}
      >
        {t('Remove the demo wardrobe')}
      </BaseButton>
    </section>
  );
}
