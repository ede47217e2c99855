/** Abstract shapes: columns, a curve, a grid of rows, overlapping circles. */
const shapes = [
  'M20 90V56h22v34zM50 90V38h22v52zM80 90V62h22v28zM110 90V24h22v66z',
  'M0 78c26 0 30-44 60-44s34 28 58 28 24-36 42-36v64H0z',
  'M24 22h112v10H24zM24 42h84v10H24zM24 62h98v10H24zM24 82h56v8H24z',
  'M60 18a32 32 0 1 1 0 64 32 32 0 0 1 0-64zM104 18a32 32 0 1 1 0 64 32 32 0 0 1 0-64z',
];

interface PlaceholderProps {
  /** Which of the pictures, from 0. */
  place: number;
  className: string;
}

/** Placeholder for an article's missing image. */
export function Placeholder({ place, className }: PlaceholderProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      data-placeholder={place}
      className={className}
    >
      <path fillRule="evenodd" d={shapes[place]} />
    </svg>
  );
}
