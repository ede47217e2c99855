import { LockIcon } from '../../internal/icons/LockIcon.tsx';
import { Wall, type WallProps } from '../../internal/Wall/Wall.tsx';

export interface AuthWallProps extends WallProps {}

/** Replaces content that requires a login, and offers the ways to get it. */
export function AuthWall(wall: AuthWallProps) {
  return <Wall {...wall} mark={<LockIcon />} />;
}
