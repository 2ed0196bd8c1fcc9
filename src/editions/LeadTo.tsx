import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { frame } from '#words/frame';
import { toHrefIn } from '../addresses';
import { type Edition, editions } from '../content/editions';
import { Loading } from '../base/Loading';

interface Props {
  /** By default the first one, which alone has the form. */
  edition?: Edition;
}

/** Goes on to the same address in another edition. */
export default function LeadTo({ edition = editions[0]! }: Props) {
  const { pathname, search, hash } = useLocation();
  const href = toHrefIn(edition, pathname) + search + hash;
  useEffect(() => location.replace(href), [href]);
  return (
    <>
      <meta name="robots" content="noindex" />
      <Loading>{frame.loading}</Loading>
    </>
  );
}
