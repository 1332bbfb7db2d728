import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Select } from '../ui/Select.tsx';
import { Checkbox } from '../ui/Switch.tsx';
import { type TableCells, importableFields, type ImportableField, type ColumnIndexByField } from './columns.ts';
import styles from './ImportColumnSelection.module.css';

interface ImportColumnSelectionProps {
  cells: TableCells;
  hasHeader: boolean;
  columns: ColumnIndexByField;
  onChange: (hasHeader: boolean, columns: ColumnIndexByField) => void;
}

const fieldLabels = {
  name: 'items.name',
  url: 'items.link',
  price: 'items.price',
  currency: 'items.currency',
  description: 'items.description',
} as const satisfies Record<ImportableField, string>;

/**
 * The selects with which the user chooses a column of the imported table for each item field. Each option
 * consists of the header and the first value of a column.
 */
export function ImportColumnSelection({ cells, hasHeader, columns, onChange }: ImportColumnSelectionProps): ReactNode {
  const t = useText();
  const width = Math.max(...cells.slice(0, 20).map((row) => row.length));
  const samples = hasHeader ? cells.slice(1) : cells;
  const optionOf = (column: number): string => {
    const header = (hasHeader && cells[0]?.[column]) || t('import.column', { number: column + 1 });
    const sample = samples.map((row) => row[column]).find(Boolean);
    return sample === undefined ? truncate(header) : `${truncate(header)}: ${truncate(sample)}`;
  };
  const choose = (field: ImportableField, column: string): void => {
    const { [field]: _, ...others } = columns;
    onChange(hasHeader, column === '' ? others : { ...others, [field]: Number(column) });
  };
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.legend}>{t('import.columns')}</legend>
      <div className={styles.fields}>
        {importableFields.map((field) => (
          <Select
            key={field}
            label={t(fieldLabels[field])}
            value={columns[field] ?? ''}
            onChange={(event) => choose(field, event.currentTarget.value)}
          >
            <option value="">{t('import.noColumn')}</option>
            {Array.from({ length: width }, (_, column) => (
              <option key={column} value={column}>
                {optionOf(column)}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <Checkbox
        label={t('import.hasHeader')}
        checked={hasHeader}
        onChange={(isHeader) => onChange(isHeader, columns)}
      />
    </fieldset>
  );
}

const maxShownCharacters = 30;
const truncate = (text: string): string =>
  text.length > maxShownCharacters ? `${text.slice(0, maxShownCharacters)}…` : text;
