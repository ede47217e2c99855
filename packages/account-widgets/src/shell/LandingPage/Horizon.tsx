import * as styles from './LandingPage.css.ts';

/** Decorative illustration, hidden from screen readers. */
export function Horizon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 240" className={styles.horizon}>
      <path d="M0 40.5h400M0 90.5h400M0 140.5h400M0 190.5h400M0 239.5h400" />
      <path
        d="M0 214c30-4 44-16 72-14s38 16 66 8 36-40 68-44 40 14 66 4 34-52 60-66 36-2 56-40"
        className={styles.course}
      />
      <circle cx="388" cy="62" r="5" className={styles.now} />
    </svg>
  );
}
