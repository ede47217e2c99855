import { CheckIcon } from '../icons/CheckIcon.tsx';
import type { Option } from './Option.ts';
import * as styles from './options.css.ts';

/** The content of a row in every list of options. */
export function OptionLabel({ option, isSelected }: { option: Option; isSelected: boolean }) {
  return (
    <>
      <span className={styles.check}>{isSelected && <CheckIcon />}</span>
      <span className={styles.words}>
        <span>{option.label}</span>
        {option.description !== undefined && <span className={styles.description}>{option.description}</span>}
      </span>
    </>
  );
}
