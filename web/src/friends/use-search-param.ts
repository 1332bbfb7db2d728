import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../router/router.tsx';

/** Milliseconds without a key, after which one has finished typing. */
const pause = 300;

interface SearchParam {
  /** As it is being typed. */
  text: string;
  setText: (text: string) => void;
  /** What the address names, without spaces around it. */
  search: string;
}

/** A search kept as `?q=` of the address, so that reloading, Back and a link keep it; written when typing pauses. */
export function useSearchParam(): SearchParam {
  const location = useLocation();
  const query = location.search;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const search = new URLSearchParams(query).get('q')?.trim() ?? '';
  const [text, setText] = useState(search);
  const known = useRef(search);

  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      const params = new URLSearchParams(query);
      if (wanted === '') params.delete('q');
      else params.set('q', wanted);
      navigate({ search: params.toString() }, { replace: true, state });
    }, pause);
    return () => clearTimeout(timer);
  }, [text, query, state, navigate]);
  return { text, setText, search };
}
