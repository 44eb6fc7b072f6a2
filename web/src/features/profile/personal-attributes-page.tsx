import { getPersonalAttributes, type PersonalAttributes } from '@evenkeel/contract/accounts.ts'
import { Anchor } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { callApi } from '../../lib/api.ts'
import { PersonalAttributesForm } from './personal-attributes-form.tsx'

const personalAttributesQueries = {
  mine: () =>
    queryOptions<PersonalAttributes>({
      queryKey: ['personal-attributes'],
      queryFn: () => callApi(getPersonalAttributes),
    }),
}

export function PersonalAttributesPage() {
  const { data, error, isLoadingError, refetch } = useQuery(personalAttributesQueries.mine())
  return (
    <>
      <PageHeader
        title="Your Personal Attributes"
        subtitle={
          <>
            Used mainly to find households like yours on{' '}
            <Anchor component={Link} to="/compare-yourself" underline="always" inherit>
              Compare yourself
            </Anchor>
            . Every field is optional.
          </>
        }
      />
      {isLoadingError ? (
        <ErrorPanel
          title="Couldn’t load your attributes"
          error={error}
          reassurance="What you saved is still there."
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <PersonalAttributesForm saved={data} />
      ) : (
        <CardSkeleton lines={7} />
      )}
    </>
  )
}
