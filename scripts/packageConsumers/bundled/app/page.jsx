import { Harbors } from '../Harbors.jsx';

export default function Page() {
  return <Harbors />;
}
