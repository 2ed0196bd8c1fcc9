import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { reading } from '#words/reading';

/** Links to the list; to the same place in it, if the reader came from there. */
export function BackToList() {
  const { state } = useLocation() as { state: { fromList?: boolean } | null };
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!state?.fromList || !isPlain) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className="btn btn-outline-primary" to="/blogs" onClick={goBack}>
      {reading.back}
    </Link>
  );
}
