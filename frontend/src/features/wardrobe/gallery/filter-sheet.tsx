import { Button } from '../../../components/button.tsx';
import { Modal } from '../../../components/dialogs.tsx';
import { plural, t } from '../../../lib/t.ts';
import { countActiveFilters } from './clothes-filter.ts';
import { FilterFields, type FilterProps } from './filter-fields.tsx';

type Props = FilterProps & {
  onClear: () => void;
  /** The number of items that pass the filter. */
  shown: number;
  onClose: () => void;
};

/** The filters on phones. A choice takes effect at once. The button only closes the sheet. */
export const FilterSheet = ({ onClear, shown, onClose, ...fields }: Props) => (
  <Modal
    title={t('Filters')}
    onClose={onClose}
    narrow
    footer={
      <div className="flex gap-3">
        <Button
          look="outline"
          className="flex-1"
          disabled={countActiveFilters(fields.filter) === 0}
          onClick={onClear}
        >
          {t('Clear')}
        </Button>
        <Button className="flex-1" onClick={onClose}>
          {plural(shown, 'Show {count} piece', 'Show {count} pieces')}
        </Button>
      </div>
    }
  >
    <div className="pt-6">
      <FilterFields {...fields} />
    </div>
  </Modal>
);
