import { UpgradeIcon } from '../../internal/icons/UpgradeIcon.tsx';
import { Wall, type WallProps } from '../../internal/Wall/Wall.tsx';

export interface UpgradeWallProps extends WallProps {}

/** Replaces content that the plan doesn’t include, and offers the ways to get it. */
export function UpgradeWall(wall: UpgradeWallProps) {
  return <Wall {...wall} mark={<UpgradeIcon />} />;
}
