import { UpgradeIcon } from '../../internal/icons/UpgradeIcon.tsx';
import { Wall, type WallProps } from '../../internal/Wall/Wall.tsx';

export interface UpgradeWallProps extends WallProps {}

/** Stands where content would be that the plan does not include, and offers the way through. */
export function UpgradeWall(wall: UpgradeWallProps) {
  return <Wall {...wall} mark={<UpgradeIcon />} />;
}
