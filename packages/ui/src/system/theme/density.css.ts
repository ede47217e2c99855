import { assignVars, globalStyle } from '@vanilla-extract/css';
import { inLayer } from './layers.ts';
import { tokens } from './tokens.css.ts';

/** `comfortable` has rows of 44 px, `compact` of 36 px. */
export type Density = 'comfortable' | 'compact';

const densities = {
  comfortable: { row: '44px', control: '36px', controlSmall: '28px' },
  compact: { row: '36px', control: '32px', controlSmall: '24px' },
} satisfies Record<Density, Record<keyof typeof tokens.density, string>>;

/** Touch targets are 44 px, whatever the density. */
const touch = assignVars(tokens.density, { row: '44px', control: '44px', controlSmall: '44px' });

function set(selector: string, density: Density) {
  globalStyle(
    selector,
    inLayer('fs.theme', {
      vars: assignVars(tokens.density, densities[density]),
      '@media': { '(pointer: coarse)': { vars: touch } },
    }),
  );
}

set(':where(:root, :host)', 'comfortable');
set('[data-fs-density="comfortable"]', 'comfortable');
set('[data-fs-density="compact"]', 'compact');
