import { LockIcon } from '../../internal/icons/LockIcon.tsx';
import { Wall, type WallProps } from '../../internal/Wall/Wall.tsx';

export interface AuthWallProps extends WallProps {}

/** Stands where content would be that the user has to sign in for, and offers the way through. */
export function AuthWall(wall: AuthWallProps) {
  return <Wall {...wall} mark={<LockIcon />} />;
}
