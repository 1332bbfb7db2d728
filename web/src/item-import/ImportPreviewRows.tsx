import { limits } from '@wishwell/contract/limits.ts';
import type { ChangeEvent, MouseEvent, ReactNode } from 'react';
import { memo } from 'react';
import { useText } from '../i18n/use-text.ts';
import { formatPrice } from '../items/format-price.ts';
import type { ItemField } from '../items/item-draft.ts';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { type ImportRow, type PriceParsingSettings, parsePriceText, type ImportRowErrors } from './import-row.ts';
import styles from './ImportPreviewRows.module.css';

interface RowProps {
  row: ImportRow;
  /** Position of the row in the preview, starting at 1. */
  number: number;
  errors: ImportRowErrors;
  priceSettings: PriceParsingSettings;
  onChange: (id: number, change: Partial<ImportRow>) => void;
  onRemove: (id: number) => void;
}

interface ImportPreviewRowsProps extends Pick<RowProps, 'priceSettings' | 'onChange' | 'onRemove'> {
  rows: readonly ImportRow[];
  errorsOf: (row: ImportRow) => ImportRowErrors;
}

/** The rows of the import preview, one per item. The user can edit and remove each item. */
export function ImportPreviewRows({ rows, errorsOf, ...rest }: ImportPreviewRowsProps): ReactNode {
  return (
    <ol className={styles.rows}>
      {rows.map((row, index) => (
        <Row key={row.id} {...{ row }} number={index + 1} errors={errorsOf(row)} {...rest} />
      ))}
    </ol>
  );
}

const Row = memo(function Row({ row, number, errors, priceSettings, onChange, onRemove }: RowProps): ReactNode {
  const t = useText();
  const price = parsePriceText(row.price, priceSettings);
  const bind = (field: ItemField) => {
    const error = errors[field];
    return {
      label: t(field === 'url' ? 'items.link' : `items.${field}`),
      labelHidden: true,
      value: row[field],
      autoComplete: 'off',
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange(row.id, { [field]: currentTarget.value, ...(field === 'name' && { hasHostName: false }) }),
      error: error && t(error.id, error.values),
    };
  };
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const item = currentTarget.closest('li');
    // Moves the focus to the Remove button of the next row, because React unmounts this row and its button.
    (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')?.focus();
    onRemove(row.id);
  };
  return (
    <li className={styles.row}>
      <fieldset className={styles.fields} aria-label={t('import.row', { number })}>
        <TextField
          {...bind('name')}
          placeholder={t('items.name')}
          help={row.hasMoreCells ? t('import.moreCells') : undefined}
        />
        <TextField
          {...bind('price')}
          placeholder={t('items.price')}
          help={
            price && Number(price.amount) > 0
              ? formatPrice(Number(price.amount), price.currency, priceSettings.locale)
              : undefined
          }
        />
        <TextField {...bind('url')} placeholder={t('items.link')} inputMode="url" />
        {row.description !== '' && (
          <div className={styles.description}>
            <TextArea
              {...bind('description')}
              placeholder={t('items.description')}
              rows={1}
              limit={limits.description}
            />
          </div>
        )}
        {row.state === 'draft' && (
          <Badge tone="slate" icon="eyeOff">
            {t('items.draft')}
          </Badge>
        )}
      </fieldset>
      <IconButton
        icon="close"
        label={row.name === '' ? t('import.removeRow', { number }) : t('import.remove', { name: row.name })}
        onClick={remove}
      />
    </li>
  );
});
