import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import highlighted from '@generated/highlight/default/firstTest.json'
import commands from '@generated/highlight/default/install.json'
import firstReplay from '@generated/replays/default/firstTest.json'
import Icon from '@site/src/components/Icon'
import Grove from '@site/src/components/home/Grove'
import Replay from '@site/src/components/replay/Replay'
import {
  firstTest,
  install,
  news,
  sections,
  shortcuts,
  tasks,
} from '@site/src/data/home'
import CodeBlock from '@site/src/theme/CodeBlock'
import Layout from '@theme/Layout'
import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import type { ReactNode } from 'react'
import SearchForm from '../../plugins/search/SearchForm'
import styles from './index.module.css'

/** The home page: how to install Cypress, a search, and where to go from there. */
export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext()
  return (
    <Layout description={siteConfig.tagline}>
      <main className={styles.home}>
        <header className={styles.hero}>
          <h1>{siteConfig.title}</h1>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <div className={styles.install}>
            <Tabs groupId="package-manager">
              {commands.map(({ manager, html }) => (
                <TabItem key={manager} value={manager}>
                  <CodeBlock language="bash" html={html} />
                </TabItem>
              ))}
            </Tabs>
          </div>
          <p className={styles.actions}>
            <Link className="button button--primary" to={install.to}>
              {install.title}
            </Link>
            <Link to="/guides/overview/why-cypress">Why Cypress?</Link>
          </p>
          <Grove className={styles.grove} />
        </header>

        <div className={styles.search}>
          <SearchForm shortcuts={shortcuts} />
        </div>

        <div className={styles.columns}>
          <section aria-labelledby="tasks">
            <h2 id="tasks">What do you want to do?</h2>
            <ul className={styles.tasks}>
              {tasks.map(({ title, text, code, icon, to }) => (
                <li key={to}>
                  <span className={styles.icon}>
                    <Icon name={icon} />
                  </span>
                  <Link className={styles.task} to={to}>
                    {title}
                  </Link>
                  <p>{text}</p>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </section>

          <section aria-labelledby="news">
            <h2 id="news">What is new</h2>
            <ul className={styles.news}>
              {news.map(({ version, title, text, to }) => (
                <li key={title}>
                  <span className={styles.version}>{version}</span>
                  <Link to={to}>{title}</Link>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            <p className={styles.more}>
              <Link to="/guides/references/changelog">Changelog</Link>
              <Link to="/guides/references/migration-guide">
                Migration guide
              </Link>
            </p>
          </section>
        </div>

        <section aria-labelledby="first-test">
          <h2 id="first-test">A test, and what it does</h2>
          <p className={styles.lead}>
            Each line waits until it can do its work, and the Command Log shows
            what happened. This is a recorded run: watch it.
          </p>
          <div className={styles.firstTest}>
            <CodeBlock
              language="ts"
              title={firstTest.file}
              html={highlighted.html}
            />
            <Replay {...firstReplay} />
          </div>
        </section>

        <section aria-labelledby="sections">
          <h2 id="sections">Everything, by section</h2>
          <ul className={styles.sections}>
            {sections.map(({ title, text, to, links }) => (
              <li key={title}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{text}</p>
                <ul>
                  {links.map((link) => (
                    <li key={link.label}>
                      <Link to={link.to}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  )
}
