import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Returns the record of a list that the URL names, how to open one, and how to get back to the list: where it was, if the
 * customer comes from there.
 */
export function useRecordOf(list: string, parameter: 'sn' | 'id' | 'number') {
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const isFromList = (location.state as { fromList?: boolean } | null)?.fromList === true;
  return {
    shown: query.get(parameter),
    open: (id: string): void =>
      void navigate(`${list}?${new URLSearchParams({ ...Object.fromEntries(query), [parameter]: id })}`, {
        state: { fromList: true },
      }),
    close: (): void => void (isFromList ? navigate(-1) : navigate(list, { replace: true })),
  };
}
